import type { OpenQuestion } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { Cultures } from './market/cultures.tsx';
import { Decks } from './status/decks.tsx';
import { Players } from './status/players.tsx';
import { Titles } from './status/titles.tsx';
import { Challenges } from './track/challenges.tsx';

/** The state of the cluster, one part below the other: the tab of a phone. */
export function Systems({ questions }: { questions: OpenQuestion[] }) {
  return (
    <div className="mvs-systems">
      <Players questions={questions} />
      <Challenges />
      <Titles />
      <Cultures />
      <Decks />
    </div>
  );
}

const SIDES = ['cluster', 'story'] as const;

/** Beside the table where there is room: players always, then the cluster or what has happened. */
export function Aside({ questions, side }: { questions: OpenQuestion[]; side: ReactNode }) {
  const text = useText();
  const [shown, setShown] = useState<(typeof SIDES)[number]>('cluster');
  return (
    <div className={`mvs-aside is-${shown}`}>
      <Players questions={questions} />
      <nav className="mvs-side-tabs" aria-label={text('mvs.ui.beside')}>
        {SIDES.map((id) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
            {text(`mvs.ui.side.${id}`)}
          </button>
        ))}
      </nav>
      <section
        className="mvs-cluster"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys
        tabIndex={0}
        aria-label={text('mvs.ui.side.cluster')}
        hidden={shown !== 'cluster'}
      >
        <Challenges />
        <Titles />
        <Cultures />
        <Decks />
      </section>
      <div className="table-side">{side}</div>
    </div>
  );
}

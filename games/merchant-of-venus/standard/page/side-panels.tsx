import type { OpenQuestion } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { MarketsPanel } from './market/markets-panel.tsx';
import { Decks } from './status/decks.tsx';
import { PlayerList } from './status/players.tsx';
import { Titles } from './status/titles.tsx';
import { Challenges } from './track/challenges.tsx';

/** Players, challenges, titles, markets and decks in one column: a tab on phones. */
export function ClusterPanel({ questions }: { questions: OpenQuestion[] }) {
  return (
    <div className="mvs-systems">
      <PlayerList questions={questions} />
      <Challenges />
      <Titles />
      <MarketsPanel />
      <Decks />
    </div>
  );
}

const SIDE_TABS = ['cluster', 'story'] as const;

/** The panel beside the table on wide screens: the players, and below them either the cluster or the story. */
export function SidePanel({ questions, side }: { questions: OpenQuestion[]; side: ReactNode }) {
  const text = useText();
  const [shown, setShown] = useState<(typeof SIDE_TABS)[number]>('story');
  return (
    <div className={`mvs-aside is-${shown}`}>
      <PlayerList questions={questions} />
      <nav className="mvs-side-tabs" aria-label={text('mvs.ui.beside')}>
        {SIDE_TABS.map((id) => (
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
        <MarketsPanel />
        <Decks />
      </section>
      <div className="table-side">{side}</div>
    </div>
  );
}

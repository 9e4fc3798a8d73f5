import type { SpaceId } from '@fondaco/merchant-of-venus';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSay, useText } from '../../../words/words.tsx';
import type { Goal } from './scene.ts';
import type { Words } from './words.ts';

interface Props {
  space: SpaceId;
  goal: Goal | null;
  words: Words;
  busy: boolean;
  onGo: ((goal: Goal) => void) | null;
  onClose(): void;
}

/** What is known of the space looked at, and the button that sends the ship there. */
export function SpaceCard({ space, goal, words, busy, onGo, onClose }: Props): ReactNode {
  const text = useText();
  const say = useSay();
  return (
    <section className="mv-chart-card" aria-label={words.name(space)}>
      <button
        type="button"
        className="mv-chart-close"
        aria-label={text('mv.chart.close')}
        onClick={onClose}
      >
        <Icon name="cross" size={16} />
      </button>
      <h3>{words.name(space)}</h3>
      <ul>
        {words.facts(space).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {goal && onGo ? (
        <Button look="primary" aria-disabled={busy} onClick={() => !busy && onGo(goal)}>
          {goal.label ? say(goal.label) : text('mv.chart.goThere')}
        </Button>
      ) : null}
    </section>
  );
}

import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { ChartCard } from './chart-card.tsx';
import type { ChartGoal } from './scene.ts';
import type { SpaceWords } from './words.ts';

interface Props {
  space: SpaceId;
  goal: ChartGoal | null;
  words: SpaceWords;
  busy: boolean;
  onGo: ((goal: ChartGoal) => void) | null;
  /** Looks up the market there; null if there is none. */
  onLookUp: (() => void) | null;
  onClose(): void;
}

/** A card with what is known of the selected space, and the button that sends the ship there. */
export function SpaceCard(props: Props): ReactNode {
  const { space, goal, words, busy, onGo, onLookUp, onClose } = props;
  const text = useText();
  const say = useSay();
  return (
    <ChartCard name={words.name(space)} onClose={onClose}>
      <ul>
        {words.notes(space).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {goal && onGo ? (
        <Button look="primary" aria-disabled={busy} onClick={() => !busy && onGo(goal)}>
          {goal.label ? say(goal.label) : text('mv.chart.goThere')}
        </Button>
      ) : null}
      {onLookUp ? <Button onClick={onLookUp}>{text('mv.chart.lookUp')}</Button> : null}
    </ChartCard>
  );
}

import type { Json } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { ChartCard } from './chart-card.tsx';
import { MARGIN, PLATES } from './galaxy.ts';
import type { Pick } from './scene.ts';
import { systemMsg } from './words.ts';
import './picks.css';

interface Props {
  picks: readonly Pick[];
  chosen: Pick | null;
  /** By a key, the only answer is given at once. */
  onPress(pick: Pick, byKey: boolean): void;
}

/** Systems that can be chosen: a button over each plate. */
export function PickButtons({ picks, chosen, onPress }: Props): ReactNode {
  const say = useSay();
  return picks.map((pick) => {
    const box = PLATES.find(({ system }) => system === pick.system);
    if (!box) return null;
    const [only] = pick.answers;
    const one = pick.answers.length === 1 && only;
    return (
      <button
        key={pick.system}
        type="button"
        data-system={pick.system}
        className="mv-chart-pick"
        style={{ left: box.x + MARGIN, top: box.y + MARGIN, width: box.w, height: box.h }}
        aria-label={say(one ? only.label : systemMsg(pick.system))}
        aria-pressed={pick === chosen}
        onClick={(e) => onPress(pick, e.detail === 0)}
      />
    );
  });
}

interface CardProps {
  pick: Pick;
  busy: boolean;
  onAnswer(action: Json): void;
  onClose(): void;
}

/** The chosen system, and what can be answered with it. */
export function PickCard({ pick, busy, onAnswer, onClose }: CardProps): ReactNode {
  const say = useSay();
  return (
    <ChartCard name={say(systemMsg(pick.system))} className="mv-chart-pick-card" onClose={onClose}>
      {pick.answers.map(({ label, action }) => (
        <Button
          key={JSON.stringify(action)}
          look="primary"
          aria-disabled={busy}
          onClick={() => !busy && onAnswer(action)}
        >
          {say(label)}
        </Button>
      ))}
    </ChartCard>
  );
}

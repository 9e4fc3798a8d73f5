import type { Json } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { ChartCard } from './chart-card.tsx';
import { PLATES, SHEET_MARGIN } from './galaxy.ts';
import type { SystemChoice } from './scene.ts';
import { systemMsg } from './words.ts';
import './picks.css';

interface Props {
  choices: readonly SystemChoice[];
  chosen: SystemChoice | null;
  /** `byKey` tells a key press from a pointer press. */
  onPress(choice: SystemChoice, byKey: boolean): void;
}

/** A button over the plate of each system that can be chosen. */
export function SystemChoiceButtons({ choices, chosen, onPress }: Props): ReactNode {
  const say = useSay();
  return choices.map((choice) => {
    const box = PLATES.find(({ system }) => system === choice.system);
    if (!box) return null;
    const [only] = choice.answers;
    const one = choice.answers.length === 1 && only;
    return (
      <button
        key={choice.system}
        type="button"
        data-system={choice.system}
        className="mv-chart-choice"
        style={{
          left: box.x + SHEET_MARGIN,
          top: box.y + SHEET_MARGIN,
          width: box.w,
          height: box.h,
        }}
        aria-label={say(one ? only.label : systemMsg(choice.system))}
        aria-pressed={choice === chosen}
        onClick={(e) => onPress(choice, e.detail === 0)}
      />
    );
  });
}

interface CardProps {
  choice: SystemChoice;
  busy: boolean;
  onAnswer(action: Json): void;
  onClose(): void;
}

/** A card with the chosen system and the answers it offers. */
export function SystemChoiceCard({ choice, busy, onAnswer, onClose }: CardProps): ReactNode {
  const say = useSay();
  return (
    <ChartCard
      name={say(systemMsg(choice.system))}
      className="mv-chart-choice-card"
      onClose={onClose}
    >
      {choice.answers.map(({ label, action }) => (
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

import type { Json } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { ChartCard } from './chart-card.tsx';
import type { SystemChoice } from './scene.ts';
import { systemMsg } from './words.ts';

interface Props {
  choice: SystemChoice;
  busy: boolean;
  onAnswer(action: Json): void;
  onLookUp(): void;
  onClose(): void;
}

/** A card with the chosen system and the answers it offers. */
export function SystemChoiceCard(props: Props): ReactNode {
  const { choice, busy, onAnswer, onLookUp, onClose } = props;
  const say = useSay();
  const text = useText();
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
      <Button onClick={onLookUp}>{text('mv.chart.lookUp')}</Button>
    </ChartCard>
  );
}

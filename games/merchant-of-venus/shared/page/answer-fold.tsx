import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { type AnswerOption, answerKey } from './answers.ts';
import './heading-answers.css';

interface Props {
  /** Buttons that change how the ship flies, and how many they are. */
  switches: ReactNode;
  count: number;
  /** What is not possible now, with the reasons. */
  refused: readonly AnswerOption[];
}

/** The last line below the answers: switches, and what is not possible now. */
export function AnswerFold({ switches, count, refused }: Props) {
  const say = useSay();
  const text = useText();
  if (count + refused.length === 0) return null;
  return (
    <details className="mv-fold">
      <summary>
        {[
          ...(count > 0 ? [text('mv.ui.switches', { count })] : []),
          ...(refused.length > 0 ? [text('mv.ui.refused', { count: refused.length })] : []),
        ].join(' · ')}
      </summary>
      <div>
        {switches}
        {refused.map((o) => (
          <p key={answerKey(o)}>
            <span className="mv-cap">{say(o.label)}</span>: {o.off && <Why off={o.off} />}
          </p>
        ))}
      </div>
    </details>
  );
}

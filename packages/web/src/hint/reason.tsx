import type { ToldAnswer } from '@fondaco/bots';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { AnswerWords } from './answer-words.ts';
import './reason.css';

interface ReasonProps {
  answer: ToldAnswer;
  /** What it is compared with. */
  other: ToldAnswer | undefined;
  words: AnswerWords;
}

/** What follows, and by which terms it is better or worse than another answer. */
export function Reason({ answer, other, words }: ReasonProps): ReactNode {
  const text = useText();
  const told = words.told(answer).join(' ');
  const differences = other ? words.differences(answer, other) : [];
  return (
    <div className="reason">
      {told && <p>{told}</p>}
      {other && differences.length > 0 && (
        <>
          <p>{text('table.hint.against', { other: words.name(other) })}</p>
          <ul className="reason-terms">
            {differences.map(({ name, points }) => (
              <li key={name} className={points > 0 ? 'is-more' : 'is-less'}>
                <b>{words.signed(points)}</b> {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

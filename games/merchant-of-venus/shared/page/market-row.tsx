import type { OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId } from 'react';
import { type AnswerOption, type AnswerProps, sendActions } from './answers.ts';
import { Credits } from './signs.tsx';
import './market.css';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
  option: AnswerOption;
  sign: ReactNode;
  title: ReactNode;
  /** Facts about the item. */
  note?: ReactNode;
  /** The word on the button. */
  verb: string;
  primary?: boolean;
}

/** The price or gain of an option as a number, if it has one. */
const creditsOf = ({ gain, cost }: AnswerOption): number | null => {
  const count = (gain ?? cost)?.params?.count;
  return typeof count === 'number' ? count : null;
};

/** A row of a market with a button to buy, sell or carry something. Unavailable options stay listed, with the reason. */
export function MarketRow({ ask, q, option, sign, title, note, verb, primary = false }: Props) {
  const say = useSay();
  const id = useId();
  const mark = useAnswerMarks(q.id);
  const { off } = option;
  const credits = creditsOf(option);
  return (
    <li className={off ? 'mv-row is-off' : 'mv-row'}>
      {sign}
      <div className="mv-row-text">
        <b className="mv-cap">{title}</b>
        {note && <span className="mv-row-note">{note}</span>}
      </div>
      {credits !== null && (
        <b className="mv-row-price">
          <Credits n={credits} signed={option.gain !== undefined} />
        </b>
      )}
      <Button
        {...mark(option.action)}
        look={primary && !off ? 'primary' : 'plain'}
        aria-disabled={ask.busy || off !== undefined}
        aria-label={say(option.label)}
        {...(off && { 'aria-describedby': id })}
        onClick={() => {
          if (!off) sendActions(ask, q, option.action);
        }}
      >
        {verb}
      </Button>
      {off && (
        <div id={id} className="mv-row-why">
          <Why off={off} />
        </div>
      )}
    </li>
  );
}

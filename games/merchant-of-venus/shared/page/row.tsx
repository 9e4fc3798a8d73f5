import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId } from 'react';
import { type Ask, type Choice, send } from './answers.ts';
import { Credits } from './signs.tsx';
import './market.css';

interface Props {
  ask: Ask;
  q: OwnQuestion;
  option: Choice;
  sign: ReactNode;
  title: ReactNode;
  /** What there is to know about it. */
  note?: ReactNode;
  /** A word on the button. */
  does: string;
  primary?: boolean;
}

/** The price the rules name, as a number. */
const creditsOf = ({ gain, cost }: Choice): number | null => {
  const count = (gain ?? cost)?.params?.count;
  return typeof count === 'number' ? count : null;
};

/** Something to buy, sell or carry. What cannot be had stays in its place, with the reason under it. */
export function Row({ ask, q, option, sign, title, note, does, primary = false }: Props) {
  const say = useSay();
  const id = useId();
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
        look={primary && !off ? 'primary' : 'plain'}
        aria-disabled={ask.busy || off !== undefined}
        aria-label={say(option.label)}
        {...(off && { 'aria-describedby': id })}
        onClick={() => {
          if (!off) send(ask, q, option.action);
        }}
      >
        {does}
      </Button>
      {off && (
        <div id={id} className="mv-row-why">
          <Why off={off} />
        </div>
      )}
    </li>
  );
}

import type { OwnQuestion } from '@fondaco/kernel';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { useGame } from '../game.tsx';
import { type Ask, actionOf, type Choice, send, Why } from '../part.tsx';
import { Credits, ItemSign } from '../signs.tsx';

interface Props {
  ask: Ask;
  q: OwnQuestion;
  option: Choice;
  sign: string;
  title: ReactNode;
  /** What there is to know about it. */
  note?: ReactNode;
  credits?: number;
  primary?: boolean;
}

/** Something to buy or sell. What cannot be had stays in its place, with the reason under it. */
export function Row({ ask, q, option, sign, title, note, credits, primary = false }: Props) {
  const { book } = useGame();
  const say = useSay();
  const text = useText();
  const id = useId();
  const off = option.off;
  return (
    <li className={`mv-row ${off ? 'mv-row-off' : ''}`}>
      <ItemSign book={book} id={sign} />
      <div className="mv-row-text">
        <b className="mv-cap">{title}</b>
        {note && <span>{note}</span>}
      </div>
      {credits !== undefined && (
        <b className="mv-row-price">
          <Credits n={credits} />
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
        {text(`mv.ui.do.${actionOf(option).do}`)}
      </Button>
      {off && (
        <div id={id} className="mv-row-why">
          <Why off={off} />
        </div>
      )}
    </li>
  );
}

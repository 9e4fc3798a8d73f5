import type { OwnQuestion } from '@fondaco/kernel';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { type Ask, actionOf, type Choice, send } from '../answers.ts';
import { useGame } from '../game.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { Why } from '../why.tsx';

interface Props {
  ask: Ask;
  q: OwnQuestion;
  option: Choice;
  sign: string;
  title: ReactNode;
  note?: ReactNode;
  primary?: boolean;
}

const creditsOf = (o: Choice): number | null => {
  const count = (o.gain ?? o.cost)?.params?.count;
  return typeof count === 'number' ? count : null;
};

/** Something to buy, sell or carry. What cannot be had stays in its place, with the reason under it. */
export function Row({ ask, q, option, sign, title, note, primary = false }: Props) {
  const { book } = useGame();
  const say = useSay();
  const text = useText();
  const id = useId();
  const { off } = option;
  const credits = creditsOf(option);
  return (
    <li className={off ? 'mvs-row is-off' : 'mvs-row'}>
      <ItemSign book={book} id={sign} />
      <div className="mvs-row-text">
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
      {credits !== null && (
        <b className="mvs-row-price">
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
        {text(`mvs.ui.do.${actionOf(option).do}`)}
      </Button>
      {off && (
        <div id={id} className="mvs-row-why">
          <Why off={off} />
        </div>
      )}
    </li>
  );
}

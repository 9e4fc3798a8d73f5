import type { Msg, OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useId } from 'react';
import { type Ask, type Choice, keyOf, send } from '../answers.ts';

interface Props {
  q: OwnQuestion;
  ask: Ask;
  title: string;
  options: readonly Choice[];
  /** A shorter name under the title; the button is still called by its full one. */
  short?(o: Choice): Msg | null;
}

/** Answers as buttons, each with its price and what it brings; what cannot be had says why. */
export function Choices({ q, ask, title, options, short }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="mv-group">
      <legend>{title}</legend>
      {options.map((o) => (
        <OneChoice key={keyOf(o)} {...{ q, ask, o }} name={short?.(o) ?? null} />
      ))}
    </fieldset>
  );
}

interface OneProps extends Pick<Props, 'q' | 'ask'> {
  o: Choice;
  name: Msg | null;
}

function OneChoice({ q, ask, o, name }: OneProps) {
  const say = useSay();
  const id = useId();
  const notes = [o.cost, o.gain].flatMap((x) => (x ? [say(x)] : []));
  return (
    <span className="mvs-choice">
      <Button
        aria-disabled={ask.busy || o.off !== undefined}
        {...(name && { 'aria-label': say(o.label) })}
        {...(o.off && { 'aria-describedby': id })}
        onClick={() => {
          if (!o.off) send(ask, q, o.action);
        }}
      >
        <span className="mv-cap">{say(name ?? o.label)}</span>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </Button>
      {o.off && (
        <span id={id}>
          <Why off={o.off} />
        </span>
      )}
    </span>
  );
}

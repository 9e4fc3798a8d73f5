import type { Msg, OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useId } from 'react';
import {
  type AnswerOption,
  type AnswerProps,
  actionOf,
  answerKey,
  sendActions,
} from '../answers.ts';
import { useGame } from '../game.tsx';

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  title: string;
  options: readonly AnswerOption[];
  /** A shorter label for an option; the full one stays for screen readers. */
  short?(o: AnswerOption): Msg | null;
  /** What an option commits to besides cost and gain. */
  note?(o: AnswerOption): Msg[];
}

/** Options as buttons with cost and gain; unavailable ones give the reason. */
export function OptionButtons({ q, ask, title, options, short, note }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="mv-group">
      <legend>{title}</legend>
      {options.map((o) => (
        <OptionButton
          key={answerKey(o)}
          {...{ q, ask, o }}
          name={short?.(o) ?? null}
          more={note?.(o) ?? []}
        />
      ))}
    </fieldset>
  );
}

interface OneProps extends Pick<Props, 'q' | 'ask'> {
  o: AnswerOption;
  name: Msg | null;
  more: Msg[];
}

function OptionButton({ q, ask, o, name, more }: OneProps) {
  const say = useSay();
  const id = useId();
  const mark = useAnswerMarks(q.id);
  const { catalog } = useGame();
  const text = useText();
  const a = actionOf(o);
  // A good is named with what it costs and sells for, as its token shows.
  const good = 'good' in a ? catalog.good(a.good) : undefined;
  const notes = [
    ...[o.cost, o.gain, ...more].flatMap((x) => (x ? [say(x)] : [])),
    ...(good ? [text('mvs.ui.goodValue', { cost: good.cost, ...good.resale })] : []),
  ];
  return (
    <span className="mvs-choice">
      <Button
        {...mark(o.action)}
        aria-disabled={ask.busy || o.off !== undefined}
        {...(name && { 'aria-label': say(o.label) })}
        {...(o.off && { 'aria-describedby': id })}
        onClick={() => {
          if (!o.off) sendActions(ask, q, o.action);
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

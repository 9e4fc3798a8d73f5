import type { Json, Option, OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type AnswerProps, actionOf, answerKey, sendActions } from '../answers.ts';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
}

/** mvc.offload.1: items that can be left for nothing, kept apart from those that earn something. */
export function Offload({ ask, q }: Props) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  const options = q.options.filter((o) => actionOf(o).do === 'offload');
  if (options.length === 0) return null;
  return (
    <details className="mv-offload">
      <summary>{text('mv.ui.offload')}</summary>
      <div className="mv-group">
        {options.map((o) => (
          <Button
            key={answerKey(o)}
            aria-label={say(o.label)}
            aria-disabled={ask.busy}
            onClick={() => sendActions(ask, q, o.action)}
          >
            {say(itemMsg(catalog, itemOf(o)))}
          </Button>
        ))}
      </div>
      {q.forms.some((form) => form.kind === 'offload') && <OffloadSeveral {...{ ask, q }} />}
    </details>
  );
}

/** The item of a listed answer, which has just one. Games of rules version 1 call it `item`. */
function itemOf({ action }: Option<Json>): string {
  const { items, item } = action as { items?: string[]; item?: string };
  return items?.[0] ?? item ?? '';
}

/** Offloads several items at once: all go into the cup before anything is drawn. */
function OffloadSeveral({ ask, q }: Props) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const p = view.players[view.active];
  const pieces = p ? facts.offloadable(p) : [];
  const items = picked.flatMap((i) => pieces[i] ?? []);
  const toggle = (i: number): void =>
    setPicked(picked.includes(i) ? picked.filter((x) => x !== i) : [...picked, i]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="mv-group" role="group" aria-label={text('mvc.form.offload')}>
      <p className="mv-offload-several">{text('mvc.form.offload')}</p>
      {pieces.map((item, i) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may be aboard twice
          key={i}
          aria-pressed={picked.includes(i)}
          onClick={() => toggle(i)}
        >
          {say(itemMsg(catalog, item))}
        </Button>
      ))}
      <Button
        look="primary"
        aria-disabled={ask.busy || items.length < 2}
        onClick={() => {
          if (items.length < 2) return;
          setPicked([]);
          sendActions(ask, q, { do: 'offload', items });
        }}
      >
        {text('mv.ui.offloadThese', { count: items.length })}
      </Button>
    </div>
  );
}

import type { Json, Option, OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Ask, actionOf, keyOf, send } from '../answers.ts';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';

interface Props {
  ask: Ask;
  q: OwnQuestion;
}

/** mvc.offload.1: what may go overboard, kept apart from what earns something. */
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
            key={keyOf(o)}
            aria-label={say(o.label)}
            aria-disabled={ask.busy}
            onClick={() => send(ask, q, o.action)}
          >
            {say(itemMsg(catalog, thingOf(o)))}
          </Button>
        ))}
      </div>
      {q.forms.some((form) => form.kind === 'offload') && <Several {...{ ask, q }} />}
    </details>
  );
}

/** Listed is one thing at a time; games of rules version 1 name it as `item`. */
function thingOf({ action }: Option<Json>): string {
  const { items, item } = action as { items?: string[]; item?: string };
  return items?.[0] ?? item ?? '';
}

/** Several things in one act: all go into the cup before anything is drawn. */
function Several({ ask, q }: Props) {
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
          send(ask, q, { do: 'offload', items });
        }}
      >
        {text('mv.ui.offloadThese', { count: items.length })}
      </Button>
    </div>
  );
}

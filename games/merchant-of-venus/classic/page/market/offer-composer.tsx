import type { Form, Json } from '@fondaco/kernel';
import { useOfferWriting } from '@fondaco/page-kit/table/offer-writing.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import { countItems, type TradeTerms } from './terms.ts';
import { TradePreview } from './trade-sides.tsx';

interface Props {
  form: Form;
  terms: TradeTerms;
  seat: number;
  busy: boolean;
  onCancel(): void;
  onSend(action: Json): void;
}

/** Amounts by which the buttons change the credits. */
const CREDIT_STEPS = [-50, -10, 10, 50] as const;

/** The form for an offer. Pressing an item adds it, pressing again adds another one or takes them all back. */
export function OfferComposer({ form, terms: first, seat, busy, onCancel, onSend }: Props) {
  useOfferWriting(true);
  const say = useSay();
  const text = useText();
  const [terms, setTerms] = useState(first);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const money = form.fields.find((f) => f.name === 'credits');
  const bounds = money?.t === 'amount' ? money : { min: 0, max: 0 };
  const empty = terms.give.length + terms.get.length === 0 && terms.credits === 0;
  const pay = (by: number): void =>
    setTerms({
      ...terms,
      credits: Math.max(bounds.min, Math.min(bounds.max, terms.credits + by)),
    });
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="mv-deal mv-deal-desk"
      aria-label={say(form.label)}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onCancel();
      }}
    >
      <h4>{say(form.label)}</h4>
      <div className="mv-deal-swap">
        {(['give', 'get'] as const).map((side) => (
          <ItemPicker
            key={side}
            form={form}
            side={side}
            chosen={terms[side]}
            onChange={(items) => setTerms({ ...terms, [side]: items })}
          />
        ))}
      </div>
      <fieldset className="mv-deal-money">
        <legend className="mv-deal-label">
          {text(terms.credits < 0 ? 'mv.ui.deal.ask' : 'mv.ui.deal.add')}
        </legend>
        {CREDIT_STEPS.map((by, i) => (
          <span key={by}>
            {i === 2 && <output className="mv-deal-sum">{Math.abs(terms.credits)}</output>}
            <Button
              aria-label={text('mv.ui.deal.step', { by: by > 0 ? `+${by}` : `−${-by}` })}
              onClick={() => pay(by)}
            >
              {by > 0 ? `+${by}` : `−${-by}`}
            </Button>
          </span>
        ))}
      </fieldset>
      <TradePreview terms={terms} seat={seat} other={Number(form.base.to)} />
      <div className="mv-deal-answers">
        <Button onClick={onCancel}>{text('mv.ui.deal.cancel')}</Button>
        <Button
          look="primary"
          aria-disabled={busy || empty}
          onClick={() => {
            if (!busy && !empty)
              onSend({ ...form.base, ...(terms as unknown as Record<string, Json>) });
          }}
        >
          {text('mv.ui.deal.send')}
        </Button>
      </div>
    </section>
  );
}

interface PickProps {
  form: Form;
  side: 'give' | 'get';
  chosen: readonly string[];
  onChange(items: string[]): void;
}

/** The items of one side as toggle buttons. */
function ItemPicker({ form, side, chosen, onChange }: PickProps) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const field = form.fields.find((f) => f.name === side);
  const items = field?.t === 'some' ? field.of : [];
  const on = new Map(countItems(chosen));
  const owner = view.players[side === 'give' ? (view.you as number) : Number(form.base.to)];
  const all = new Map(countItems(owner ? facts.tradable(owner) : []));
  const held = (id: string): number => all.get(id) ?? 1;
  const press = (id: string): void => {
    const rest = chosen.filter((x) => x !== id);
    const n = ((on.get(id) ?? 0) + 1) % (held(id) + 1);
    onChange([...rest, ...Array<string>(n).fill(id)]);
  };
  return (
    <fieldset className="mv-deal-pick">
      <legend className="mv-deal-label">{text(`mv.ui.deal.${side}`)}</legend>
      {items.length === 0 && <p className="mv-none">{text('mv.ui.deal.nothing')}</p>}
      {items.map(({ id, label }) => {
        const n = on.get(id) ?? 0;
        return (
          <button
            key={id}
            type="button"
            className="mv-deal-thing"
            aria-pressed={n > 0}
            onClick={() => press(id)}
          >
            <ItemSign catalog={catalog} id={id} small />
            {say(label)}
            {(n > 1 || held(id) > 1) && (
              <b>
                {' '}
                {n}/{held(id)}
              </b>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

import type { Form, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useOfferWriting } from '@fondaco/page-kit/table/offer-writing.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { SmallCard, UnseenCard } from '../cards/small.tsx';
import { cardMsg, goodMsg } from '../catalog.ts';
import { colourOf, useFacts, useGame, useSeatName } from '../game.tsx';
import { ClaimsEditor } from './claims-editor.tsx';
import { CardButtons, GoodButtons, Removable } from './pickers.tsx';
import { Stepper } from './stepper.tsx';
import { amountField, draftProblem, type OfferDraft, someField } from './terms.ts';
import { WishesEditor } from './wishes.tsx';

interface Props {
  draft: OfferDraft;
  form: Form;
  /** Seats a new offer can be made to. */
  partners: Seat[];
  busy: boolean;
  /** Nothing comes back: what the button says. */
  isGift: boolean;
  onDraft(draft: OfferDraft): void;
  onSend(): void;
  onCancel(): void;
}

/** The choice of everybody, in the list of those an offer can be made to. */
const ALL = 'all';

/** The form for an offer or counter-offer, laid out in two sides like the offers on the table. */
export function OfferComposer(props: Props) {
  const { draft, form, partners, busy, isGift, onDraft, onSend, onCancel } = props;
  useOfferWriting(true);
  const { table, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const name = useSeatName();
  const off = draftProblem(
    draft,
    form,
    me === null ? undefined : facts.refuseTerms(view, me, draft),
  );
  const counter = draft.counters !== undefined;
  return (
    <section className="om-compose" tabIndex={-1} aria-label={text('om.ui.trade.desk')}>
      <header>
        {!draft.also && <SeatBadge colour={colourOf(table, draft.to)} />}
        <h3>
          {counter
            ? text('om.ui.trade.counterTo', { who: { seat: draft.to } })
            : partners.length > 1
              ? text('om.ui.trade.offerToWhom')
              : text('om.ui.trade.offerTo', { who: { seat: draft.to } })}
        </h3>
        {!counter && partners.length > 1 && (
          <label className="om-compose-to">
            <span className="unseen">{text('om.ui.trade.toWhom')}</span>
            <select
              value={draft.also ? ALL : draft.to}
              onChange={(e) => onDraft(addressed(draft, e.target.value, partners))}
            >
              {partners.map((seat) => (
                <option key={seat} value={seat}>
                  {name(seat)}
                </option>
              ))}
              {draft.replaces === undefined && (
                <option value={ALL}>{text('om.ui.trade.everyone')}</option>
              )}
            </select>
          </label>
        )}
        <span className="om-compose-hint">{text('om.ui.trade.hint')}</span>
      </header>
      <Slots draft={draft} form={form} onDraft={onDraft} />
      <footer>
        <WishesEditor
          goods={draft.get}
          wishes={draft.wishes}
          form={form}
          onWishes={(wishes) => onDraft({ ...draft, wishes })}
        />
        {draft.give.length > 0 && <ClaimsEditor draft={draft} form={form} onDraft={onDraft} />}
        {off ? (
          <Why off={off} />
        ) : (
          <span className="om-compose-note">{text('om.ui.trade.note')}</span>
        )}
        <span className="om-compose-buttons">
          <Button look="quiet" onClick={onCancel}>
            {text('om.ui.trade.cancel')}
          </Button>
          <Button
            look={isGift ? 'plain' : 'primary'}
            aria-disabled={off !== null || busy}
            onClick={() => {
              if (!off) onSend();
            }}
          >
            {text(
              isGift ? 'om.ui.gift.give' : counter ? 'om.ui.trade.sendCounter' : 'om.ui.trade.send',
            )}
          </Button>
        </span>
      </footer>
    </section>
  );
}

/** The draft to the seat that was chosen, or to everybody. */
function addressed(draft: OfferDraft, to: string, partners: Seat[]): OfferDraft {
  const { also: _old, ...rest } = draft;
  if (to !== ALL) return { ...rest, to: Number(to) };
  const [first = draft.to, ...also] = partners;
  return { ...rest, to: first, also };
}

/** The two sides of the draft, with buttons to add cards, goods and ducats. */
function Slots({ draft, form, onDraft }: Pick<Props, 'draft' | 'form' | 'onDraft'>) {
  const { catalog, view, me } = useGame();
  const text = useText();
  const say = useSay();
  const [picking, setPicking] = useState<'get' | 'give' | null>(null);
  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const goods = someField(form, 'get');
  const money = amountField(form, 'ducats');
  const room = goods ? goods.max - draft.get.length : 0;
  const pay = (ducats: number): void => onDraft({ ...draft, ducats });
  const { ducats } = draft;
  const more = money && ducats < money.max ? () => pay(ducats + 1) : undefined;
  const less = money && ducats > money.min ? () => pay(ducats - 1) : undefined;
  const toggle = (card: CardId): void =>
    onDraft({
      ...draft,
      give: draft.give.includes(card)
        ? draft.give.filter((id) => id !== card)
        : [...draft.give, card],
    });
  return (
    <>
      <div className="om-slots">
        <div className="om-slot">
          <p className="om-slot-label">{text('om.ui.trade.youGet')}</p>
          <div className="om-slot-row">
            {draft.get.map((good, i) => (
              <Removable
                // biome-ignore lint/suspicious/noArrayIndexKey: the same good may be asked for twice
                key={i}
                label={say(goodMsg(catalog, good))}
                onRemove={() => onDraft({ ...draft, get: draft.get.filter((_, at) => at !== i) })}
              >
                <UnseenCard catalog={catalog} good={good}>
                  {text('om.ui.trade.theirChoice')}
                </UnseenCard>
              </Removable>
            ))}
            <AddButton
              label="om.ui.trade.addGood"
              open={picking === 'get'}
              {...(room > 0 && { onClick: () => setPicking(picking === 'get' ? null : 'get') })}
            />
            <Stepper
              label={text('om.ui.trade.ducatsGot')}
              n={Math.max(0, -ducats)}
              more={less}
              fewer={ducats < 0 ? more : undefined}
            />
          </div>
        </div>
        <span className="om-swap-arrow">
          <Icon name="swap" />
        </span>
        <div className="om-slot" data-om-drop="give">
          <p className="om-slot-label">{text('om.ui.trade.youGive')}</p>
          <div className="om-slot-row">
            {draft.give.map((card) => (
              <Removable
                key={card}
                label={say(cardMsg(catalog, card))}
                onRemove={() => toggle(card)}
              >
                <SmallCard catalog={catalog} id={card} />
              </Removable>
            ))}
            <AddButton
              label="om.ui.trade.addCard"
              open={picking === 'give'}
              {...(hand.length > draft.give.length && {
                onClick: () => setPicking(picking === 'give' ? null : 'give'),
              })}
            />
            <Stepper
              label={text('om.ui.trade.ducatsGiven')}
              n={Math.max(0, ducats)}
              more={more}
              fewer={ducats > 0 ? less : undefined}
            />
          </div>
        </div>
      </div>
      {picking === 'get' && (
        <GoodButtons
          label={text('om.field.get')}
          goods={(goods?.of ?? []).map((o) => o.id)}
          onPick={(good) => {
            if (room > 0) onDraft({ ...draft, get: [...draft.get, good] });
            if (room <= 1) setPicking(null);
          }}
        />
      )}
      {picking === 'give' && (
        <CardButtons
          label={text('om.field.give')}
          cards={hand}
          chosen={draft.give}
          onToggle={toggle}
        />
      )}
    </>
  );
}

function AddButton(props: { label: string; open: boolean; onClick?: () => void }) {
  const text = useText();
  if (!props.onClick) return null;
  return (
    <button type="button" className="om-add" aria-expanded={props.open} onClick={props.onClick}>
      <Icon name="plus" />
      {text(props.label)}
    </button>
  );
}

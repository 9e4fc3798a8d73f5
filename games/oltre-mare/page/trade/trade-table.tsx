import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef } from 'react';
import type { Action, CardId, OfferView } from '../../rules/index.ts';
import { ANY, type TradeView } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { AfterPanel } from './after-panel.tsx';
import { Calling, CallMat } from './calling.tsx';
import { Composer } from './composer.tsx';
import { bargainOf, type Desk, partnersOf, sortOffers } from './desk.ts';
import { OfferMat } from './mat.tsx';
import { Taking } from './taking.tsx';
import {
  callAction,
  cardsFor,
  changeOf,
  counterTo,
  emptyDraft,
  formFor,
  offerAction,
} from './terms.ts';
import './trade.css';

interface Props {
  trade: TradeView;
  question: OwnQuestion | null;
  desk: Desk | null;
  busy: boolean;
  onDesk(desk: Desk | null): void;
  onSend(...actions: Action[]): void;
  onToggle(card: CardId): void;
  onClose(): void;
}

/** The table offers are laid on; it lies over the chart. */
export function TradeTable(props: Props) {
  const { trade, question, desk, onDesk, onSend } = props;
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const partners = question ? partnersOf(question) : [];
  const bargain = me === null ? null : bargainOf({ catalog, facts }, view, me, desk);
  const passes = question?.options.some((o) => (o.action as { do?: string }).do === 'pass');
  const count = trade.offers.length;
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const about = deskKey(desk);
  const last = useRef(about);
  useEffect(() => {
    const before = last.current;
    last.current = about;
    if (about !== null && about !== before) row.current?.scrollIntoView({ block: 'nearest' });
    // The focused button may be gone: the focus moves to the desk.
    const lost = document.activeElement === document.body;
    if (about === null && before !== null && lost) section.current?.focus();
    else if (about !== null && lost)
      row.current?.querySelector<HTMLElement>('.om-compose')?.focus();
  }, [about]);

  const take = (o: OfferView): void => {
    const named = o.get.filter((g) => g !== ANY);
    const choice = new Set(hand.filter((id) => named.includes(catalog.card(id).good)));
    // Where there is nothing to choose, accepting is one click.
    if (named.length === o.get.length && choice.size === o.get.length)
      onSend({ do: 'accept', offer: o.id, cards: cardsFor(catalog, o.get, hand) });
    else onDesk({ t: 'take', offer: o.id, cards: [] });
  };

  return (
    <section
      ref={section}
      className="om-trade"
      tabIndex={-1}
      aria-label={text('om.ui.trade.title')}
    >
      <header className="om-trade-head">
        <h2>{text('om.ui.trade.title')}</h2>
        <p>{count > 0 ? text('om.ui.trade.sub', { count }) : text('om.ui.trade.none')}</p>
        <span className="om-trade-tools">
          {question && partners.length > 0 && (desk === null || desk.t === 'call') && (
            <Button
              onClick={() => onDesk({ t: 'draft', draft: emptyDraft(partners[0] as number) })}
            >
              {text('om.ui.trade.make')}
            </Button>
          )}
          {question?.forms.some((f) => f.kind === 'call') && (desk === null || isFresh(desk)) && (
            <Button
              onClick={() => onDesk({ t: 'call', draft: { want: [], wishes: {}, offer: [] } })}
            >
              {text('om.ui.trade.call')}
            </Button>
          )}
          <Button onClick={props.onClose}>{text('om.ui.trade.close')}</Button>
        </span>
      </header>
      <div className="om-trade-body">
        {(count > 0 || trade.call) && (
          <div className="om-mats">
            {trade.call && (
              <CallMat
                call={trade.call}
                {...(passes && {
                  onPass: () => onSend({ do: 'pass', call: trade.call?.id ?? 0 }),
                })}
                {...(me !== view.active &&
                  partners.length > 0 && {
                    onAnswer: () =>
                      onDesk({
                        t: 'draft',
                        draft: {
                          ...emptyDraft(
                            view.active,
                            cardsFor(catalog, trade.call?.want ?? [], hand),
                          ),
                          get: trade.call?.offer.slice(0, 1) ?? [],
                        },
                      }),
                  })}
              />
            )}
            {sortOffers(trade.offers, me).map((o) => (
              <OfferMat
                key={o.id}
                offer={o}
                question={question}
                current={currentOf(desk, o)}
                onTake={() => take(o)}
                onCounter={() => onDesk({ t: 'draft', draft: counterTo(catalog, o, hand) })}
                onDecline={() => onSend({ do: 'decline', offer: o.id })}
                onChange={() => onDesk({ t: 'draft', draft: changeOf(o) })}
                onWithdraw={() => onSend({ do: 'withdraw', offer: o.id })}
              />
            ))}
          </div>
        )}
        {desk && question && (
          <div ref={row} className="om-deskrow">
            <DeskView {...props} question={question} desk={desk} />
            {bargain && <AfterPanel bargain={bargain} />}
          </div>
        )}
      </div>
    </section>
  );
}

function DeskView(props: Props & { question: OwnQuestion; desk: Desk }) {
  const { question, desk, trade, busy, onDesk, onSend } = props;
  const onCancel = (): void => onDesk(null);
  if (desk.t === 'call') {
    const form = question.forms.find((f) => f.kind === 'call');
    if (!form) return null;
    return (
      <Calling
        draft={desk.draft}
        form={form}
        busy={busy}
        onDraft={(draft) => onDesk({ t: 'call', draft })}
        onSend={() => onSend(callAction(desk.draft))}
        onCancel={onCancel}
      />
    );
  }
  if (desk.t === 'take') {
    const offer = trade.offers.find((o) => o.id === desk.offer);
    if (!offer) return null;
    return (
      <Taking
        offer={offer}
        cards={desk.cards}
        busy={busy}
        onToggle={props.onToggle}
        onSend={() => onSend({ do: 'accept', offer: desk.offer, cards: desk.cards })}
        onCancel={onCancel}
      />
    );
  }
  const { draft } = desk;
  const form = formFor(question.forms, draft);
  if (!form) return null;
  return (
    <Composer
      draft={draft}
      form={form}
      partners={partnersOf(question)}
      busy={busy}
      onDraft={(next) => onDesk({ t: 'draft', draft: next })}
      onSend={() =>
        onSend(
          ...(draft.replaces === undefined
            ? []
            : [{ do: 'withdraw', offer: draft.replaces } as const]),
          offerAction(draft),
        )
      }
      onCancel={onCancel}
    />
  );
}

function currentOf(desk: Desk | null, o: OfferView): 'counter' | 'take' | 'change' | null {
  if (desk?.t === 'take') return desk.offer === o.id ? 'take' : null;
  if (desk?.t !== 'draft') return null;
  if (desk.draft.counters === o.id) return 'counter';
  return desk.draft.replaces === o.id ? 'change' : null;
}

/** A new offer, which answers or changes none that stands: a call may still take its place. */
const isFresh = (desk: Desk): boolean =>
  desk.t === 'draft' && desk.draft.counters === undefined && desk.draft.replaces === undefined;

/** What the desk is about; changes within it are the same work. */
const deskKey = (desk: Desk | null): string | null => {
  if (!desk) return null;
  if (desk.t !== 'draft') return desk.t === 'take' ? `take ${desk.offer}` : desk.t;
  return `draft ${desk.draft.counters ?? desk.draft.replaces ?? ''}`;
};

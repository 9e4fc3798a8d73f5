import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef } from 'react';
import type { Bargain } from '../../rules/facts/index.ts';
import type { Action, CardId, OfferView } from '../../rules/index.ts';
import { ANY, type TradeView } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { AcceptForm } from './accept-form.tsx';
import { CallComposer, CallMat } from './call.tsx';
import {
  type BargainEditor,
  bargainOf,
  isGift,
  offerPartners,
  sortOffers,
  type TradeEditor,
} from './editor.ts';
import { GiftCard } from './gift-card.tsx';
import { OfferComposer } from './offer-composer.tsx';
import { OfferMat } from './offer-mat.tsx';
import {
  callAction,
  cardsFor,
  changeDraft,
  counterDraft,
  emptyDraft,
  formForDraft,
  offerActions,
} from './terms.ts';
import { TradePreview } from './trade-preview.tsx';
import './trade.css';

interface Props {
  trade: TradeView;
  question: OwnQuestion | null;
  editor: TradeEditor | null;
  busy: boolean;
  onEditor(editor: TradeEditor | null): void;
  onSend(...actions: Action[]): void;
  onToggle(card: CardId): void;
  onClose(): void;
}

/** The trading table, which lies over the chart: the call, the offers, and the open editor. */
export function TradeTable(props: Props) {
  const { trade, question, editor, onEditor, onSend } = props;
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const partners = question ? offerPartners(question) : [];
  const bargain = me === null ? null : bargainOf({ catalog, facts }, view, me, editor);
  const passes = question?.options.some((o) => (o.action as { do?: string }).do === 'pass');
  const count = trade.offers.length;
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const about = editorKey(editor);
  const last = useRef(about);
  useEffect(() => {
    const before = last.current;
    last.current = about;
    if (about !== null && about !== before) row.current?.scrollIntoView({ block: 'nearest' });
    // When the focused button has disappeared, move the focus to the editor, or to the table if it closed.
    const lost = document.activeElement === document.body;
    if (about === null && before !== null && lost) section.current?.focus();
    else if (about !== null && lost)
      row.current?.querySelector<HTMLElement>('.om-compose')?.focus();
  }, [about]);

  /** Sends the trade; a gift only after a second press. */
  const close = (of: BargainEditor): void => {
    const made = me === null ? null : bargainOf({ catalog, facts }, view, me, of);
    if (made && isGift(made)) onEditor({ t: 'gift', of });
    else onSend(...actionsOf(of));
  };
  const take = (o: OfferView): void => {
    const named = o.get.filter((g) => g !== ANY);
    const choice = new Set(hand.filter((id) => named.includes(catalog.card(id).good)));
    // If there is no choice of cards, accepting takes one click, unless it is a gift.
    if (named.length === o.get.length && choice.size === o.get.length)
      close({ t: 'take', offer: o.id, cards: cardsFor(catalog, o.get, hand) });
    else onEditor({ t: 'take', offer: o.id, cards: [] });
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
          {question && partners.length > 0 && (editor === null || editor.t === 'call') && (
            <Button
              onClick={() => onEditor({ t: 'draft', draft: emptyDraft(partners[0] as number) })}
            >
              {text('om.ui.trade.make')}
            </Button>
          )}
          {question?.forms.some((f) => f.kind === 'call') &&
            (editor === null || isFresh(editor)) && (
              <Button
                onClick={() => onEditor({ t: 'call', draft: { want: [], wishes: {}, offer: [] } })}
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
                      onEditor({
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
                current={currentOf(editor, o)}
                onTake={() => take(o)}
                onCounter={() => onEditor({ t: 'draft', draft: counterDraft(catalog, o, hand) })}
                onDecline={(because) =>
                  onSend({ do: 'decline', offer: o.id, ...(because && { because }) })
                }
                onChange={() => onEditor({ t: 'draft', draft: changeDraft(o) })}
                onWithdraw={() => onSend({ do: 'withdraw', offer: o.id })}
              />
            ))}
          </div>
        )}
        {editor && question && (
          <div ref={row} className="om-deskrow">
            <EditorView {...props} {...{ question, editor, bargain }} onBargain={close} />
            {bargain && <TradePreview bargain={bargain} />}
          </div>
        )}
      </div>
    </section>
  );
}

interface EditorProps extends Props {
  question: OwnQuestion;
  editor: TradeEditor;
  bargain: Bargain | null;
  onBargain(editor: BargainEditor): void;
}

/** The answers that make a trade: an own offer that is changed is withdrawn first. */
function actionsOf(editor: BargainEditor): Action[] {
  if (editor.t === 'take') return [{ do: 'accept', offer: editor.offer, cards: editor.cards }];
  const { draft } = editor;
  const old = draft.replaces;
  return [
    ...(old === undefined ? [] : [{ do: 'withdraw', offer: old } as const]),
    ...offerActions(draft),
  ];
}

/** The open editor's form. */
function EditorView(props: EditorProps) {
  const { question, editor, bargain, trade, busy, onEditor, onSend, onBargain } = props;
  const { catalog, view, me } = useGame();
  const onCancel = (): void => onEditor(null);
  if (editor.t === 'gift') {
    const { of } = editor;
    const asked = of.t === 'take' ? trade.offers.find((o) => o.id === of.offer) : undefined;
    const hand = me === null ? [] : (view.players[me]?.hand ?? []);
    return (
      bargain && (
        <GiftCard
          gift={bargain}
          toAll={of.t === 'draft' && of.draft.also !== undefined}
          busy={busy}
          onAsk={() =>
            onEditor(asked ? { t: 'draft', draft: counterDraft(catalog, asked, hand) } : of)
          }
          onGive={() => onSend(...actionsOf(of))}
        />
      )
    );
  }
  if (editor.t === 'call') {
    const form = question.forms.find((f) => f.kind === 'call');
    if (!form) return null;
    return (
      <CallComposer
        draft={editor.draft}
        form={form}
        busy={busy}
        onDraft={(draft) => onEditor({ t: 'call', draft })}
        onSend={() => onSend(callAction(editor.draft))}
        onCancel={onCancel}
      />
    );
  }
  if (editor.t === 'take') {
    const offer = trade.offers.find((o) => o.id === editor.offer);
    if (!offer) return null;
    return (
      <AcceptForm
        offer={offer}
        cards={editor.cards}
        busy={busy}
        onToggle={props.onToggle}
        onSend={() => onBargain(editor)}
        onCancel={onCancel}
      />
    );
  }
  const { draft } = editor;
  const form = formForDraft(question.forms, draft);
  if (!form) return null;
  return (
    <OfferComposer
      draft={draft}
      form={form}
      partners={offerPartners(question)}
      busy={busy}
      onDraft={(next) => onEditor({ t: 'draft', draft: next })}
      isGift={bargain !== null && isGift(bargain)}
      onSend={() => onBargain(editor)}
      onCancel={onCancel}
    />
  );
}

/** What the open editor does with an offer; null if it is about another one. */
function currentOf(editor: TradeEditor | null, o: OfferView): 'counter' | 'take' | 'change' | null {
  if (editor?.t === 'gift') return currentOf(editor.of, o);
  if (editor?.t === 'take') return editor.offer === o.id ? 'take' : null;
  if (editor?.t !== 'draft') return null;
  if (editor.draft.counters === o.id) return 'counter';
  return editor.draft.replaces === o.id ? 'change' : null;
}

/** Whether the editor holds a new offer that neither answers nor replaces one; a call may then take its place. */
const isFresh = (editor: TradeEditor): boolean =>
  editor.t === 'draft' &&
  editor.draft.counters === undefined &&
  editor.draft.replaces === undefined;

/** Identifies what the editor is about; stays the same while its contents change. */
const editorKey = (editor: TradeEditor | null): string | null => {
  if (!editor) return null;
  if (editor.t !== 'draft') return editor.t === 'take' ? `take ${editor.offer}` : editor.t;
  return `draft ${editor.draft.counters ?? editor.draft.replaces ?? ''}`;
};

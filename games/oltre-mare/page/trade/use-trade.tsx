import type { OpenQuestion, OwnQuestion } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { Action, CardId } from '../../rules/index.ts';
import { ANY, tradeOf } from '../catalog.ts';
import { type GameContext, useFacts } from '../game.tsx';
import type { HandUse } from '../hand/hand.tsx';
import { type Ask, LOOK_ONLY, type Part, send, useDraft } from '../part.tsx';
import { concerns, type Desk, newest, partnersOf, stillThere } from './desk.ts';
import { emptyDraft } from './terms.ts';
import { TradePrompt } from './trade-prompt.tsx';
import { TradeTable } from './trade-table.tsx';

/** Trading: the offers on the table, and the hand as what one can give. */
export function useTrade(
  q: OwnQuestion | null,
  game: GameContext,
  questions: OpenQuestion[],
  ask: Ask,
): Part | null {
  const text = useText();
  const { view, me } = game;
  const facts = useFacts();
  const trade = tradeOf(view);
  const key = trade?.ids[0] ?? null;
  const [kept, setDesk] = useDraft<Desk | null>(key, null);
  /** Wanted open or shut by hand, and what was on the table then. */
  const [shown, setShown] = useDraft<{ open: boolean; at: number } | null>(key, null);
  const [, nudge] = useState(0);
  if (!trade) return null;

  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const desk = stillThere(kept, trade, hand);
  const fresh = concerns(trade, view, me) && newest(trade) > (shown?.at ?? -1);
  const open = desk !== null || (shown?.open ?? false) || fresh;
  const question = q && (q.kind === 'trade' || q.kind === 'answer') ? q : null;

  const show = (wanted: boolean): void => {
    setShown({ open: wanted, at: newest(trade) });
    if (!wanted) setDesk(null);
    nudge((n) => n + 1);
  };
  const act = (...actions: Action[]): void => {
    if (!question) return;
    send(ask, question, ...actions);
    setDesk(null);
  };
  const toggle = (card: CardId): void => {
    const next = toggled(desk, card, (cards) => {
      const offer = desk?.t === 'take' ? trade.offers.find((o) => o.id === desk.offer) : undefined;
      return offer ? facts.openRequests(offer.get, cards) : [];
    });
    if (next) setDesk(next);
    else if (desk === null && question) {
      const to = partnersOf(question)[0];
      if (to !== undefined) setDesk({ t: 'draft', draft: emptyDraft(to, [card]) });
    }
  };

  return {
    hand: question
      ? handUse(desk, game, trade.offers, toggle, text('om.ui.trade.sign'))
      : LOOK_ONLY,
    covers: open,
    board: open && (
      <TradeTable
        trade={trade}
        question={question}
        desk={desk}
        busy={ask.busy}
        onDesk={setDesk}
        onSend={act}
        onToggle={toggle}
        onClose={() => show(false)}
      />
    ),
    prompt: (
      <TradePrompt
        trade={trade}
        question={question}
        questions={questions}
        ask={ask}
        open={open}
        onOpen={() => show(!open)}
        onMake={(to) => setDesk({ t: 'draft', draft: emptyDraft(to) })}
        onSend={act}
      />
    ),
  };
}

/** The desk with one card more or less; null where it takes no cards. */
function toggled(
  desk: Desk | null,
  card: CardId,
  open: (cards: CardId[]) => string[],
): Desk | null {
  const flip = (list: CardId[]): CardId[] =>
    list.includes(card) ? list.filter((id) => id !== card) : [...list, card];
  if (desk?.t === 'draft')
    return { t: 'draft', draft: { ...desk.draft, give: flip(desk.draft.give) } };
  if (desk?.t !== 'take') return null;
  const cards = flip(desk.cards);
  if (cards.length < desk.cards.length) return { ...desk, cards };
  // A card nothing asks for any more takes the place of the one chosen last.
  const before = open(desk.cards).length;
  if (open(cards).length < before) return { ...desk, cards };
  const swapped = [...desk.cards.slice(0, -1), card];
  return open(swapped).length <= before ? { ...desk, cards: swapped } : desk;
}

function handUse(
  desk: Desk | null,
  { catalog }: GameContext,
  offers: { id: number; get: string[] }[],
  onToggle: (card: CardId) => void,
  sign: string,
): HandUse {
  if (desk?.t === 'call') return LOOK_ONLY;
  const onDrop = (card: CardId, place: string): void => {
    const has = desk?.t === 'draft' && desk.draft.give.includes(card);
    if (place === 'give' && !has) onToggle(card);
  };
  if (desk?.t === 'take') {
    const get = offers.find((o) => o.id === desk.offer)?.get ?? [];
    return {
      chosen: new Map(desk.cards.map((id) => [id, sign])),
      onToggle,
      unfit: (id) => !get.includes(ANY) && !get.includes(catalog.card(id).good),
    };
  }
  const give = desk?.t === 'draft' ? desk.draft.give : [];
  return { chosen: new Map(give.map((id) => [id, sign])), onToggle, onDrop };
}

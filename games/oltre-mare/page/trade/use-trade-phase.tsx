import type { OpenQuestion, OwnQuestion } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { Action, CardId } from '../../rules/index.ts';
import { ANY, tradeOf } from '../catalog.ts';
import { type GameContext, useFacts } from '../game.tsx';
import type { HandUse } from '../hand/hand.tsx';
import { type AnswerProps, LOOK_ONLY, type PhaseUi, sendActions, useDraft } from '../phase-ui.tsx';
import { concernsSeat, newestId, offerPartners, type TradeEditor, validEditor } from './editor.ts';
import { emptyDraft } from './terms.ts';
import { TradePrompt } from './trade-prompt.tsx';
import { TradeTable } from './trade-table.tsx';

/** The trade phase: the trading table, its prompt, and the hand as cards to give. */
export function useTradePhase(
  q: OwnQuestion | null,
  game: GameContext,
  questions: OpenQuestion[],
  ask: AnswerProps,
): PhaseUi | null {
  const text = useText();
  const { view, me } = game;
  const facts = useFacts();
  const trade = tradeOf(view);
  const key = trade?.ids[0] ?? null;
  const [stored, setEditor] = useDraft<TradeEditor | null>(key, null);
  /** Whether the player opened or closed the table, and the newest id on it at that time. */
  const [shown, setShown] = useDraft<{ open: boolean; at: number } | null>(key, null);
  const [, nudge] = useState(0);
  if (!trade) return null;

  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const editor = validEditor(stored, trade, hand);
  const fresh = concernsSeat(trade, view, me) && newestId(trade) > (shown?.at ?? -1);
  const open = editor !== null || (shown?.open ?? false) || fresh;
  const question = q && (q.kind === 'trade' || q.kind === 'answer') ? q : null;

  const show = (wanted: boolean): void => {
    setShown({ open: wanted, at: newestId(trade) });
    if (!wanted) setEditor(null);
    nudge((n) => n + 1);
  };
  const act = (...actions: Action[]): void => {
    if (!question) return;
    sendActions(ask, question, ...actions);
    setEditor(null);
  };
  const toggle = (card: CardId): void => {
    const next = toggled(editor, card, (cards) => {
      const offer =
        editor?.t === 'take' ? trade.offers.find((o) => o.id === editor.offer) : undefined;
      return offer ? facts.openRequests(offer.get, cards) : [];
    });
    if (next) setEditor(next);
    else if (editor === null && question) {
      const to = offerPartners(question)[0];
      if (to !== undefined) setEditor({ t: 'draft', draft: emptyDraft(to, [card]) });
    }
  };

  return {
    hand: question
      ? handUse(editor, game, trade.offers, toggle, text('om.ui.trade.sign'))
      : LOOK_ONLY,
    covers: open,
    board: open && (
      <TradeTable
        trade={trade}
        question={question}
        editor={editor}
        busy={ask.busy}
        onEditor={setEditor}
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
        onMake={(to) => setEditor({ t: 'draft', draft: emptyDraft(to) })}
        onSend={act}
      />
    ),
  };
}

/** The editor with a card added or removed; null if it takes no cards. `open` tells which requests given cards leave unmet. */
function toggled(
  editor: TradeEditor | null,
  card: CardId,
  open: (cards: CardId[]) => string[],
): TradeEditor | null {
  const flip = (list: CardId[]): CardId[] =>
    list.includes(card) ? list.filter((id) => id !== card) : [...list, card];
  if (editor?.t === 'draft')
    return { t: 'draft', draft: { ...editor.draft, give: flip(editor.draft.give) } };
  if (editor?.t !== 'take') return null;
  const cards = flip(editor.cards);
  if (cards.length < editor.cards.length) return { ...editor, cards };
  // A card that no open request takes replaces the card chosen last.
  const before = open(editor.cards).length;
  if (open(cards).length < before) return { ...editor, cards };
  const swapped = [...editor.cards.slice(0, -1), card];
  return open(swapped).length <= before ? { ...editor, cards: swapped } : editor;
}

/** What the open editor does with the hand; `sign` is the badge of chosen cards. */
function handUse(
  editor: TradeEditor | null,
  { catalog }: GameContext,
  offers: { id: number; get: string[] }[],
  onToggle: (card: CardId) => void,
  sign: string,
): HandUse {
  if (editor?.t === 'call') return LOOK_ONLY;
  const onDrop = (card: CardId, place: string): void => {
    const has = editor?.t === 'draft' && editor.draft.give.includes(card);
    if (place === 'give' && !has) onToggle(card);
  };
  if (editor?.t === 'take') {
    const get = offers.find((o) => o.id === editor.offer)?.get ?? [];
    return {
      chosen: new Map(editor.cards.map((id) => [id, sign])),
      onToggle,
      unfit: (id) => !get.includes(ANY) && !get.includes(catalog.card(id).good),
    };
  }
  const give = editor?.t === 'draft' ? editor.draft.give : [];
  return { chosen: new Map(give.map((id) => [id, sign])), onToggle, onDrop };
}

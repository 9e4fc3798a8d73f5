import type { OwnQuestion } from '@fondaco/kernel';
import { useChosenSuggestion } from '@fondaco/page-kit/table/suggestion.ts';
import type { Action, CardId } from '../rules/index.ts';
import { type AnswerProps, sendActions, useDraft } from './phase-ui.tsx';
import { GoButton } from './prompt/buttons.tsx';

const NO_CARDS: CardId[] = [];

/** The question, if it is of this kind, and the cards the player has put in order for the answer. */
export function useCardDraft(kind: string, q: OwnQuestion | null) {
  const asked = q?.kind === kind ? q : null;
  const [draft, setDraft] = useDraft(asked?.id ?? null, NO_CARDS);
  useChosenSuggestion(asked?.id ?? null, ({ line }) => {
    const cards = (line as unknown as Action[]).flatMap((a) => ('card' in a ? [a.card] : []));
    setDraft(cards);
    return cards.length > 0;
  });
  return { asked, draft, setDraft };
}

/** Lets the player choose this many cards of the hand. */
export function chooseFromHand(
  { draft, setDraft }: ReturnType<typeof useCardDraft>,
  hand: readonly CardId[],
  wanted: number,
) {
  const cards = draft.filter((id) => hand.includes(id)).slice(0, wanted);
  const missing = wanted - cards.length;
  const onToggle = (card: CardId): void => {
    if (cards.includes(card)) setDraft(cards.filter((id) => id !== card));
    else if (missing > 0) setDraft([...cards, card]);
    // With one card to choose, another card replaces the first choice.
    else if (wanted === 1) setDraft([card]);
  };
  const unfit = (id: CardId): boolean => missing === 0 && wanted > 1 && !cards.includes(id);
  return { cards, missing, use: { onToggle, unfit } };
}

interface SendProps {
  ask: AnswerProps;
  question: OwnQuestion;
  /** What is done with each card. */
  action: 'play' | 'discard' | 'load';
  cards: readonly CardId[];
  /** Cards to choose before the answer can be sent. */
  missing?: number;
  label: string;
  small?: string;
}

/** Sends one answer per card. */
export function SendCards({ ask, question, action, cards, missing = 0, ...words }: SendProps) {
  return (
    <GoButton
      {...words}
      does
      off={missing > 0 || ask.busy}
      onClick={() => sendActions(ask, question, ...cards.map((card) => ({ do: action, card })))}
    />
  );
}

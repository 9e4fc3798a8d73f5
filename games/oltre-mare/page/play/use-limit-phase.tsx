import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { type GameContext, useFacts } from '../game.tsx';
import { type AnswerProps, type PhaseUi, sendActions, useDraft } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';

const EMPTY: CardId[] = [];

/** The hand limit (om.limit.1): the player picks the cards above it, in the order they go to the pirate pile. */
export function useLimitPhase(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): PhaseUi | null {
  const facts = useFacts();
  const text = useText();
  const asked = q?.kind === 'limit' ? q : null;
  const [picked, setPicked] = useDraft(asked?.id ?? null, EMPTY);
  const { view, me } = game;
  if (!asked || me === null) return null;

  const hand = view.players[me]?.hand ?? EMPTY;
  const power = facts.top(view, me)?.power ?? hand.length;
  const over = facts.surplus(view);
  const cards = picked.filter((id) => hand.includes(id)).slice(0, over);
  const missing = over - cards.length;
  return {
    hand: {
      chosen: new Map(cards.map((id, i) => [id, String(i + 1)])),
      onToggle: (card) => {
        if (cards.includes(card)) setPicked(cards.filter((id) => id !== card));
        else if (missing > 0) setPicked([...cards, card]);
        else if (over === 1) setPicked([card]);
      },
      unfit: (id) => missing === 0 && over > 1 && !cards.includes(id),
    },
    prompt: (
      <Prompt
        phase="limit"
        title={text('om.ui.limit.title', { count: over })}
        note={
          <>
            {text('om.ui.limit.why', { count: hand.length, power })} <RuleLink rule="om.limit.1" />
          </>
        }
        tools={ask.tools}
      >
        <Button
          look="primary"
          aria-disabled={missing > 0 || ask.busy}
          onClick={() => {
            if (missing === 0)
              sendActions(ask, asked, ...cards.map((card) => ({ do: 'discard' as const, card })));
          }}
        >
          {missing > 0
            ? text('om.ui.limit.some', { n: cards.length, of: over })
            : text('om.ui.limit.all', { count: over })}
        </Button>
      </Prompt>
    ),
  };
}

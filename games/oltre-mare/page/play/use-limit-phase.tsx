import type { OwnQuestion } from '@fondaco/kernel';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { chooseFromHand, SendCards, useCardDraft } from '../card-choice.tsx';
import { type GameContext, useFacts } from '../game.tsx';
import type { AnswerProps, PhaseUi } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';

/** The hand limit (om.limit.1): the player picks the cards above it, in the order they go to the pirate pile. */
export function useLimitPhase(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): PhaseUi | null {
  const facts = useFacts();
  const text = useText();
  const draft = useCardDraft('limit', q);
  const { asked } = draft;
  const { view, me } = game;
  if (!asked || me === null) return null;

  const hand = view.players[me]?.hand ?? [];
  const power = facts.top(view, me)?.power ?? hand.length;
  const over = facts.surplus(view);
  const { cards, missing, use } = chooseFromHand(draft, hand, over);
  return {
    hand: { ...use, chosen: new Map(cards.map((id, i) => [id, String(i + 1)])) },
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
        go={
          <SendCards
            {...{ ask, cards, missing }}
            question={asked}
            action="discard"
            label={
              missing > 0
                ? text('om.ui.limit.some', { n: cards.length, of: over })
                : text('om.ui.limit.all', { count: over })
            }
            small={text('om.ui.limit.pile')}
          />
        }
      />
    ),
  };
}

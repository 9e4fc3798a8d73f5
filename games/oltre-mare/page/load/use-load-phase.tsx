import type { OwnQuestion } from '@fondaco/kernel';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { SendCards, useCardDraft } from '../card-choice.tsx';
import { goodMsg } from '../catalog.ts';
import { type GameContext, useFacts } from '../game.tsx';
import { type AnswerProps, LOOK_ONLY, type PhaseUi } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { LoadEffect } from './load-effect.tsx';
import { LoadOrder } from './load-order.tsx';

/** The load phase (om.load.1). The player orders all played cards first; the order is then sent card by card. */
export function useLoadPhase(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): PhaseUi | null {
  const facts = useFacts();
  const text = useText();
  const { asked, draft, setDraft } = useCardDraft('load', q);
  const { catalog, view, me } = game;
  if (!asked || me === null) return null;

  const kept = draft.filter((id) => view.played.includes(id));
  const order = [...kept, ...view.played.filter((id) => !kept.includes(id))];
  const would = facts.loading(view, me, order);
  const top = would?.run.good;
  return {
    hand: LOOK_ONLY,
    covers: true,
    board: <LoadOrder seat={me} order={order} onOrder={setDraft} />,
    prompt: (
      <Prompt
        phase="load"
        title={text('om.ui.load.title')}
        note={
          <>
            {text('om.ui.load.note')} <RuleLink rule="om.load.2" />
          </>
        }
        {...(would && { middle: <LoadEffect would={would} /> })}
        tools={ask.tools}
        go={
          // The rules load the last card themselves: no choice is left.
          <SendCards
            ask={ask}
            question={asked}
            action="load"
            cards={order.slice(0, -1)}
            label={text('om.ui.load.send', { count: order.length })}
            {...(top && { small: text('om.ui.load.onTop', { good: goodMsg(catalog, top) }) })}
          />
        }
      />
    ),
  };
}

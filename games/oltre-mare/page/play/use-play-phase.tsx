import type { OwnQuestion } from '@fondaco/kernel';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { chooseFromHand, SendCards, useCardDraft } from '../card-choice.tsx';
import { type GameContext, useFacts } from '../game.tsx';
import type { AnswerProps, PhaseUi } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { PlayEffectView } from './play-effect-view.tsx';

/**
 * The play phase (om.play.1). The rules ask for one card at a time; the page lets players choose all of them first and
 * shows their effect.
 */
export function usePlayPhase(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): PhaseUi | null {
  const facts = useFacts();
  const text = useText();
  const draft = useCardDraft('play', q);
  const { asked } = draft;
  const { catalog, view, me } = game;
  const frame = view.agenda.at(-1);
  if (!asked || me === null || frame?.f !== 'play') return null;

  const hand = view.players[me]?.hand ?? [];
  const { cards, missing, use } = chooseFromHand(draft, hand, frame.left);
  const done = view.played;
  const all = [...done, ...cards];
  return {
    hand: {
      ...use,
      chosen: new Map(cards.map((id, i) => [id, String(done.length + i + 1)])),
      hit: (id) =>
        cards.includes(id) ? facts.rowReached(view, me, all, catalog.card(id).good) : 0,
    },
    prompt: (
      <Prompt
        phase="play"
        title={text('om.ui.play.title', { count: frame.left })}
        note={
          <>
            {text('om.ui.play.ready')} <RuleLink rule="om.play.1" />
          </>
        }
        middle={<PlayEffectView effect={facts.playEffect(view, cards)} />}
        tools={ask.tools}
        go={
          <SendCards
            {...{ ask, cards, missing }}
            question={asked}
            action="play"
            label={
              missing > 0
                ? text('om.ui.play.some', { n: cards.length, of: frame.left })
                : text('om.ui.play.all', { count: frame.left })
            }
          />
        }
      />
    ),
  };
}

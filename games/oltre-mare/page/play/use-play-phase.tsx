import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { type GameContext, useFacts } from '../game.tsx';
import { type AnswerProps, type PhaseUi, sendActions, useDraft } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { PlayEffectView } from './play-effect-view.tsx';

const EMPTY: CardId[] = [];

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
  const asked = q?.kind === 'play' ? q : null;
  const [picked, setPicked] = useDraft(asked?.id ?? null, EMPTY);
  const { catalog, view, me } = game;
  const frame = view.agenda.at(-1);
  if (!asked || me === null || frame?.f !== 'play') return null;

  const own = view.players[me];
  const hand = own?.hand ?? EMPTY;
  const cards = picked.filter((id) => hand.includes(id)).slice(0, frame.left);
  const missing = frame.left - cards.length;
  const done = view.played;
  const all = [...done, ...cards];
  const toggle = (card: CardId): void => {
    if (cards.includes(card)) setPicked(cards.filter((id) => id !== card));
    else if (missing > 0) setPicked([...cards, card]);
    // With one card to play, choosing another card replaces the first choice.
    else if (frame.left === 1) setPicked([card]);
  };
  const total = frame.left + done.length;
  const load = facts.top(view, me)?.load ?? total;
  return {
    hand: {
      chosen: new Map(cards.map((id, i) => [id, String(done.length + i + 1)])),
      onToggle: toggle,
      unfit: (id) => missing === 0 && frame.left > 1 && !cards.includes(id),
      hit: (id) =>
        cards.includes(id) ? facts.rowReached(view, me, all, catalog.card(id).good) : 0,
    },
    prompt: (
      <Prompt
        phase="play"
        title={text('om.ui.play.title', { count: frame.left })}
        note={
          missing > 0 ? (
            <Why
              off={{
                rule: 'om.play.1',
                msg:
                  load === total
                    ? { key: 'om.ui.play.missing', params: { count: missing, crates: load } }
                    : { key: 'om.ui.play.missingAll', params: { count: missing } },
              }}
            />
          ) : (
            text('om.ui.play.ready')
          )
        }
        effect={<PlayEffectView effect={facts.playEffect(view, cards)} />}
        tools={ask.tools}
      >
        <Button
          look="primary"
          aria-disabled={missing > 0 || ask.busy}
          onClick={() => {
            if (missing === 0)
              sendActions(ask, asked, ...cards.map((card) => ({ do: 'play' as const, card })));
          }}
        >
          {missing > 0
            ? text('om.ui.play.some', { n: cards.length, of: frame.left })
            : text('om.ui.play.all', { count: frame.left })}
        </Button>
      </Prompt>
    ),
  };
}

import type { OpenQuestion, OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { GameContext } from '../game.tsx';
import { type AnswerProps, actionOf, LOOK_ONLY, type PhaseUi, sendActions } from '../phase-ui.tsx';
import { GoButton, Ticket } from './buttons.tsx';
import { PlayedCards } from './played-cards.tsx';
import { Prompt, type PromptPhase } from './prompt.tsx';

/** Questions that only need a button for each answer, such as the end of a turn. */
export function usePlainQuestion(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): PhaseUi | null {
  const say = useSay();
  const text = useText();
  const mark = useAnswerMarks(q?.id ?? null);
  if (!q) return null;
  const answers = q.options.filter((o) => !o.off);
  const last = answers.at(-1);
  const button = (o: (typeof answers)[number]) => ({
    label: say(o.label),
    mark: mark(o.action),
    off: ask.busy,
    onClick: () => sendActions(ask, q, actionOf(o)),
  });
  return {
    hand: LOOK_ONLY,
    prompt: (
      <Prompt
        phase={phaseOf(game)}
        title={text(`om.ask.${q.kind}`)}
        {...(q.kind === 'done' && { note: text('om.ui.done.note') })}
        middle={answers
          .slice(0, -1)
          .map((o) => <Ticket key={JSON.stringify(o.action)} icon="stack" {...button(o)} />)}
        tools={ask.tools}
        go={last && <GoButton does={q.kind !== 'done'} {...button(last)} />}
      />
    ),
  };
}

/** The prompt while this seat is asked nothing: says who is being waited for, and for what. */
export function useWaitPrompt(
  game: GameContext,
  questions: OpenQuestion[],
  ask: AnswerProps,
): PhaseUi {
  const text = useText();
  const { view } = game;
  const phase = phaseOf(game);
  const waits = questions.filter((x) => x.need === 'must' && x.seat !== game.me);
  const kind = waits.some((x) => x.kind === 'answer') ? 'answer' : (waits[0]?.kind ?? phase);
  const who = waits.length > 0 ? waits.map((x) => ({ seat: x.seat })) : [{ seat: view.active }];
  return {
    hand: LOOK_ONLY,
    prompt: (
      <Prompt
        phase={phase}
        title={view.over ? text('om.ui.over') : text(`om.ui.wait.${kind}`, { who })}
        {...(game.me === null && !view.over && { note: text('om.ui.watching') })}
        middle={<PlayedCards />}
        tools={ask.tools}
      />
    ),
  };
}

function phaseOf({ view }: GameContext): PromptPhase {
  const f = view.agenda.at(-1)?.f;
  if (f === 'compass') return 'sail';
  return f === undefined || f === 'turn' ? 'done' : f;
}

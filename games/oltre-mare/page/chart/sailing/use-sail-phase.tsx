import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { GameContext } from '../../game.tsx';
import { type AnswerProps, LOOK_ONLY, type PhaseUi } from '../../phase-ui.tsx';
import { Prompt } from '../../prompt/prompt.tsx';
import { usePortName } from '../port-name.ts';
import { routesLeft } from './goals.ts';
import { OtherWay } from './harbour-card.tsx';
import { useArrivalText } from './harbour-facts.tsx';
import { type Sailing, useSailing } from './use-sailing.ts';

export interface SailPhaseUi extends PhaseUi {
  /** The question and choice the chart shows. */
  sailing: Sailing;
}

/** The sail phase and the compass: both ask for a harbour. */
export function useSailPhase(
  q: OwnQuestion | null,
  game: GameContext,
  ask: AnswerProps,
): SailPhaseUi | null {
  const sailing = useSailing(q, game, ask);
  if (!sailing) return null;
  return {
    sailing,
    hand: LOOK_ONLY,
    prompt: <SailPrompt sailing={sailing} game={game} tools={ask.tools} />,
  };
}

interface PromptProps {
  sailing: Sailing;
  game: GameContext;
  tools: ReactNode;
}

function SailPrompt({ sailing, game: { view }, tools }: PromptProps): ReactNode {
  const text = useText();
  const nameOf = usePortName();
  const arrival = useArrivalText();
  const { goal, goals, leap, busy, question } = sailing;
  const from = nameOf(view.players[question.seat]?.port ?? '');
  const note = leap
    ? text('om.chart.leapNote')
    : text('om.chart.sailNote', { count: goals.length, port: from });
  return (
    <Prompt
      phase="sail"
      title={
        leap ? text('om.chart.leapTitle') : text('om.chart.sailTitle', { count: routesLeft(view) })
      }
      note={goal ? <span className="om-sail-first">{arrival(goal.port)}</span> : note}
      tools={tools}
    >
      {leap ? (
        <Button aria-disabled={busy} onClick={() => sailing.stay()}>
          {text('om.chart.keepCompass')}
        </Button>
      ) : null}
      <span className="om-sail-narrow">
        <OtherWay sailing={sailing} />
      </span>
      <Button
        look="primary"
        aria-disabled={busy || !goal}
        onClick={() => goal && sailing.confirm()}
      >
        {goal
          ? text(leap ? 'om.chart.leapTo' : 'om.chart.sailTo', { port: nameOf(goal.port) })
          : text('om.chart.chooseHarbour')}
      </Button>
    </Prompt>
  );
}

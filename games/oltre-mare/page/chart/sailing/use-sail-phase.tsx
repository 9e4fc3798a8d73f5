import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { markerMsg } from '../../catalog.ts';
import type { GameContext } from '../../game.tsx';
import { type AnswerProps, LOOK_ONLY, type PhaseUi } from '../../phase-ui.tsx';
import { GoButton, Ticket } from '../../prompt/buttons.tsx';
import { PlayedCards } from '../../prompt/played-cards.tsx';
import { Prompt } from '../../prompt/prompt.tsx';
import { usePortName } from '../port-name.ts';
import { routesLeft } from './goals.ts';
import { OtherWay } from './harbour-card.tsx';
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

function SailPrompt({ sailing, game: { view, catalog }, tools }: PromptProps): ReactNode {
  const say = useSay();
  const text = useText();
  const nameOf = usePortName();
  const { goal, goals, leap, busy } = sailing;
  const marker = goal && view.markers[goal.port];
  const note = leap
    ? text('om.chart.leapNote')
    : text('om.chart.sailNote', { count: goals.length });
  return (
    <Prompt
      phase="sail"
      title={
        leap ? text('om.chart.leapTitle') : text('om.chart.sailTitle', { count: routesLeft(view) })
      }
      note={
        goal ? (
          <span className="om-sail-first">
            {marker ? say(markerMsg(catalog, marker)) : text('om.chart.noMarker')}
          </span>
        ) : (
          note
        )
      }
      middle={
        <>
          {leap ? (
            <Ticket
              icon="compass"
              label={text('om.chart.keepCompass')}
              off={busy}
              onClick={() => sailing.stay()}
            />
          ) : null}
          <span className="om-sail-narrow">
            <OtherWay sailing={sailing} />
          </span>
          <PlayedCards />
        </>
      }
      tools={tools}
      go={
        <GoButton
          does
          label={text(leap ? 'om.chart.leap' : 'om.chart.sail')}
          small={goal ? nameOf(goal.port) : text('om.chart.chooseHarbour')}
          off={busy || !goal}
          onClick={() => sailing.confirm()}
        />
      }
    />
  );
}

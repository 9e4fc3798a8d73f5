import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { PLAYED_PLACE } from '../glides.tsx';
import './prompt.css';

/** The phases shown in every turn's progress bar, in order. */
export const PROMPT_PHASES = ['trade', 'play', 'sail', 'load'] as const;
export type PromptPhase = (typeof PROMPT_PHASES)[number] | 'limit' | 'done';

interface Props {
  phase: PromptPhase;
  /** One line, at most 26 characters in every language; names of players may be cut. */
  title: string;
  /** One line with the consequence, at most 40 characters. A reason (`Why`) takes two lines, those of the phases too. */
  note?: ReactNode;
  /** What lies in the middle: further answers as tickets, what the choice would do, or the cards played. */
  middle?: ReactNode;
  /** General buttons: undo, skip. */
  tools?: ReactNode;
  /** The one button that moves the turn on. */
  go?: ReactNode;
}

/** The bar that says what is asked of the player. In all phases it is equally high and its buttons keep their places. */
export function Prompt({ phase, title, note, middle, tools, go }: Props) {
  const text = useText();
  return (
    <section className="om-prompt" data-part="prompt" data-phase={phase}>
      <div className="om-ask">
        <div className="om-ask-text">
          <Phases
            label={text('om.ui.phases')}
            phases={phasesShown(phase)}
            at={phase === 'done' ? null : phase}
            name={(p) => text(`om.ui.phase.${p}`)}
          />
          <h2 title={title}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className="om-ask-middle" data-place={PLAYED_PLACE}>
          {middle}
        </div>
        <div className="om-ask-end">
          {tools}
          {go}
        </div>
      </div>
    </section>
  );
}

/** om.turn.1. The hand limit appears only when cards must be discarded. */
const phasesShown = (phase: PromptPhase): PromptPhase[] =>
  phase === 'limit' ? ['limit', ...PROMPT_PHASES] : [...PROMPT_PHASES];

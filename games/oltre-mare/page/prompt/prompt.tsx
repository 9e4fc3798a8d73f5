import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import './prompt.css';

/** The phases shown in every turn's progress bar, in order. */
export const PROMPT_PHASES = ['trade', 'play', 'sail', 'load'] as const;
export type PromptPhase = (typeof PROMPT_PHASES)[number] | 'limit' | 'done';

interface Props {
  phase: PromptPhase;
  title: ReactNode;
  /** One line with the reason or the consequence. */
  note?: ReactNode;
  /** A preview of what the choice would do. */
  effect?: ReactNode;
  /** General buttons such as undo. */
  tools?: ReactNode;
  /** The answer buttons, the most important one last. */
  children?: ReactNode;
}

/** The bar that says what is asked of the player. It stays in the same place in all phases. */
export function Prompt({ phase, title, note, effect, tools, children }: Props) {
  const text = useText();
  return (
    <section className="om-prompt" data-part="prompt">
      <Phases
        label={text('om.ui.phases')}
        phases={phasesShown(phase)}
        at={phase === 'done' ? null : phase}
        name={(p) => text(`om.ui.phase.${p}`)}
      />
      <div className="om-prompt-text">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {effect && <div className="om-prompt-effect">{effect}</div>}
      <div className="om-prompt-actions">
        {tools}
        {children}
      </div>
    </section>
  );
}

/** om.turn.1. The hand limit appears only when cards must be discarded. */
const phasesShown = (phase: PromptPhase): PromptPhase[] =>
  phase === 'limit' ? ['limit', ...PROMPT_PHASES] : [...PROMPT_PHASES];

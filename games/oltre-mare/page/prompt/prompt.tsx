import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import './prompt.css';

export const PHASES = ['trade', 'play', 'sail', 'load'] as const;
export type Phase = (typeof PHASES)[number] | 'limit' | 'done';

interface Props {
  phase: Phase;
  title: ReactNode;
  /** Why, and what follows: one line. */
  note?: ReactNode;
  /** What the choice would do. */
  effect?: ReactNode;
  /** Undo and the like. */
  tools?: ReactNode;
  /** The buttons, the one that matters most last. */
  children?: ReactNode;
}

/** The one place that says what is asked; it does not move between phases. */
export function Prompt({ phase, title, note, effect, tools, children }: Props) {
  const text = useText();
  return (
    <section className="om-prompt" data-part="prompt">
      <Phases
        label={text('om.ui.phases')}
        phases={shownOf(phase)}
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

/** om.turn.1; the hand limit is there only when it asks something. */
const shownOf = (phase: Phase): Phase[] => (phase === 'limit' ? ['limit', ...PHASES] : [...PHASES]);

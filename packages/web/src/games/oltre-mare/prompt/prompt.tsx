import type { ReactNode } from 'react';
import { useText } from '../../../words/words.tsx';
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
  return (
    <section className="om-prompt" data-part="prompt">
      <Phases phase={phase} />
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
function Phases({ phase }: { phase: Phase }) {
  const text = useText();
  const shown: Phase[] = phase === 'limit' ? ['limit', ...PHASES] : [...PHASES];
  const at = phase === 'done' ? shown.length : shown.indexOf(phase);
  return (
    <ol className="om-phases" aria-label={text('om.ui.phases')}>
      {shown.map((p, i) => (
        <li
          key={p}
          className={i < at ? 'om-phase-done' : ''}
          {...(i === at && { 'aria-current': 'step' as const })}
        >
          {i < at && <span aria-hidden="true">✓ </span>}
          {text(`om.ui.phase.${p}`)}
        </li>
      ))}
    </ol>
  );
}

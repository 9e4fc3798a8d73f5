import type { ReactNode } from 'react';
import { useText } from '../../../../words/words.tsx';
import type { GameContext } from '../game.tsx';
import './prompt.css';

const PHASES = ['heading', 'speed', 'move', 'trade'] as const;
type Phase = (typeof PHASES)[number] | 'races' | 'done';

interface Props {
  phase: Phase;
  title: ReactNode;
  note?: ReactNode;
  /** Dice and what they give. */
  dice?: ReactNode;
  tools?: ReactNode;
  /** The button that matters most. */
  primary?: ReactNode;
  /** All other answers, in groups. */
  children?: ReactNode;
}

/** The one place that says what is asked; it does not move between phases. */
export function Prompt({ phase, title, note, dice, tools, primary, children }: Props) {
  return (
    <section className="mv-prompt" data-part="prompt">
      <div className="mv-prompt-head">
        <Phases phase={phase} />
        <div className="mv-prompt-text">
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {dice}
        <div className="mv-prompt-main">
          {tools}
          {primary}
        </div>
      </div>
      {children && <div className="mv-prompt-more">{children}</div>}
    </section>
  );
}

/** mvc.turn.1 with the two halves of movement told apart. */
function Phases({ phase }: { phase: Phase }) {
  const text = useText();
  if (phase === 'races') return null;
  const at = phase === 'done' ? PHASES.length : PHASES.indexOf(phase);
  return (
    <ol className="mv-phases" aria-label={text('mv.ui.phases')}>
      {PHASES.map((p, i) => (
        <li
          key={p}
          className={i < at ? 'mv-phase-done' : ''}
          {...(i === at && { 'aria-current': 'step' as const })}
        >
          {i < at && <span aria-hidden="true">✓ </span>}
          {text(`mv.ui.phase.${p}`)}
        </li>
      ))}
    </ol>
  );
}

export function phaseOf({ view }: GameContext): Phase {
  const f = view.agenda.at(-1)?.f;
  switch (f) {
    case 'races':
    case 'heading':
    case 'move':
      return f;
    case 'reroll':
    case 'jump':
      return 'speed';
    case 'dock':
    case 'fit':
      return 'trade';
    case undefined:
    case 'done':
      return 'done';
    default:
      return 'move';
  }
}

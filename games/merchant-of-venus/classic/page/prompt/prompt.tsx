import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { GameContext } from '../game.tsx';
import '../../../shared/page/prompt.css';
import './prompt.css';

/** mvc.turn.1, with movement split into its two halves. */
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
  const text = useText();
  return (
    <section className="mv-prompt" data-part="prompt">
      <div className="mv-prompt-head">
        {phase !== 'races' && (
          <Phases
            label={text('mv.ui.phases')}
            phases={PHASES}
            at={phase === 'done' ? null : phase}
            name={(p) => text(`mv.ui.phase.${p}`)}
          />
        )}
        <div className="mv-prompt-text">
          <h2>{title}</h2>
          {note && <p className="mv-prompt-note">{note}</p>}
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

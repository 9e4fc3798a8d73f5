import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { GameContext } from '../game.tsx';
import '../../../shared/page/prompt.css';
import './prompt.css';

/** The phases of mvc.turn.1; movement is split into rolling and moving. */
const PHASES = ['heading', 'speed', 'move', 'trade'] as const;
type Phase = (typeof PHASES)[number] | 'races' | 'done';

interface Props {
  phase: Phase;
  title: ReactNode;
  note?: ReactNode;
  /** The dice and the points left. */
  dice?: ReactNode;
  tools?: ReactNode;
  /** The most important buttons. */
  primary?: ReactNode;
  /** All other answers, in groups. */
  children?: ReactNode;
}

/** The bar that says what is asked of the player. It stays in the same place in all phases. */
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

/** The phase the progress bar shows, from the frame on top of the agenda. */
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

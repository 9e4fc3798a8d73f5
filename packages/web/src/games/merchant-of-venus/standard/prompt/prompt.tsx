import type { ReactNode } from 'react';
import { useText } from '../../../../words/words.tsx';
import { Phases } from '../../../shared/phases.tsx';
import { useGame } from '../game.tsx';
import { isSetup, PHASES, phaseOf } from '../view.ts';
import './prompt.css';

interface Props {
  /** The own turn, or a question of somebody else's. */
  mine: boolean;
  eyebrow: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
  /** The button that matters most. */
  primary?: ReactNode;
  /** All other answers. */
  children?: ReactNode;
}

/** The one place that says what is asked; it does not move between phases. */
export function Prompt({ mine, eyebrow, title, note, tools, primary, children }: Props) {
  return (
    <section className={mine ? 'mvs-prompt is-mine' : 'mvs-prompt'} data-part="prompt">
      <div className="mvs-prompt-head">
        <div className="mvs-prompt-text">
          <p className="mvs-eyebrow">{eyebrow}</p>
          <h2>{title}</h2>
          {note && <p className="mvs-note">{note}</p>}
        </div>
        <TurnPhases />
        <div className="mvs-prompt-main">
          {tools}
          {primary}
        </div>
      </div>
      {children && <div className="mvs-prompt-more">{children}</div>}
    </section>
  );
}

/** mvs.turn.1: the four phases of a turn. */
function TurnPhases() {
  const { view } = useGame();
  const text = useText();
  if (isSetup(view) || view.over) return null;
  return (
    <Phases
      label={text('mvs.ui.phases')}
      phases={PHASES}
      at={phaseOf(view) ?? 'movement'}
      name={(p) => text(`mvs.ui.phase.${p}`)}
    />
  );
}

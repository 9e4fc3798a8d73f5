import { Phases } from '@fondaco/page-kit/table/phases.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { useFacts, useGame } from '../game.tsx';
import { isSetup, TURN_PHASES } from '../view.ts';
import '../../../shared/page/prompt.css';
import './prompt.css';

interface Props {
  /** Whether the viewer is asked. */
  mine: boolean;
  /** The small line above the title. */
  eyebrow: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
  /** The most important buttons. */
  primary?: ReactNode;
  /** All other answers. */
  children?: ReactNode;
  /** How many other answers there are, and a key of the question: folded away on a phone, they reappear with the next question. */
  more?: { count: number; of: string };
}

/** The bar that says what is asked of the player. It stays in the same place in all phases. */
export function Prompt({ mine, eyebrow, title, note, tools, primary, children, more }: Props) {
  const text = useText();
  const [folded, setFolded] = useState<string | null>(null);
  const shut = more !== undefined && folded === more.of;
  const look = `${mine ? ' is-mine' : ''}${shut ? ' is-folded' : ''}`;
  return (
    <section className={`mvs-prompt${look}`} data-part="prompt">
      <div className="mv-prompt-head">
        <div className="mv-prompt-text">
          <p className="mvs-eyebrow">{eyebrow}</p>
          <h2>{title}</h2>
          {note && <p className="mv-prompt-note">{note}</p>}
        </div>
        <TurnPhases />
        <div className="mv-prompt-main">
          {tools}
          {primary}
          {more && more.count > 0 && (
            <button
              type="button"
              className="mvs-fold"
              aria-expanded={!shut}
              onClick={() => setFolded(shut ? null : more.of)}
            >
              <span className="unseen">{text('mvs.ui.answers', { n: more.count })}</span>
              <b aria-hidden="true">{more.count}</b>
            </button>
          )}
        </div>
      </div>
      {children && <div className="mv-prompt-more">{children}</div>}
    </section>
  );
}

/** mvs.turn.1: the four phases of a turn. */
function TurnPhases() {
  const { view } = useGame();
  const facts = useFacts();
  const text = useText();
  if (isSetup(view) || view.over) return null;
  return (
    <Phases
      label={text('mvs.ui.phases')}
      phases={TURN_PHASES}
      at={facts.phase(view) ?? 'movement'}
      name={(p) => text(`mvs.ui.phase.${p}`)}
    />
  );
}

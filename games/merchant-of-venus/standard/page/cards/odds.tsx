import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useGame } from '../game.tsx';
import { boxed, dialOf, facesBelow, pilotLevel } from '../values.ts';
import type { Frame } from '../view.ts';

const CHECKS = ['laser', 'shield', 'piloting'] as const;
const SIGNS = { laser: 'laser-blast', shield: 'energy-shield', piloting: 'compass' } as const;

interface Props {
  frame: Extract<Frame, { f: 'pirate' | 'check' | 'escape' }>;
}

/** mvs.hazard.1, mvs.pirate.2: what the effect die must not reach, and how many of its six faces are good. */
export function Odds({ frame }: Props) {
  const { book, view } = useGame();
  const text = useText();
  const p = view.players[view.active];
  if (!p || frame.f === 'escape') return null;
  const lies = view.board[p.space];
  const pirate = lies?.t === 'pirate' ? book.pirate(lies.pirate) : undefined;
  const modifier = frame.f === 'pirate' ? (pirate?.modifier ?? 0) : 0;
  const humans = p.pilot.home === 'humans' && p.pilot.side === 'b';
  const against = (check: (typeof CHECKS)[number]): number => {
    if (check === 'piloting') return pilotLevel(book, p)?.skill ?? 0;
    const { value, plus } = dialOf(view, view.active, check);
    const nav = check === 'laser' && humans ? (boxed(view, 'navigation') ?? 0) : 0;
    return value + plus + nav;
  };
  const shown = frame.f === 'check' ? [frame.check] : CHECKS;
  return (
    <article className="mvs-card mvs-odds">
      <p className="mvs-card-kind">
        {text(frame.f === 'check' ? 'mvs.ui.cardKind.check' : 'mvs.ui.cardKind.pirate')}
      </p>
      <h3>
        {pirate ? text(`mvs.pirate.${pirate.id}`) : text(`mvs.ui.check.${shown[0] ?? 'laser'}`)}
      </h3>
      {pirate && (
        <p className="mvs-card-text">
          {text('mvs.ui.pirateWants', {
            grade: text(`mvs.ui.grade.${pirate.grade}`),
            modifier: modifier < 0 ? `−${-modifier}` : `+${modifier}`,
          })}
        </p>
      )}
      <ul>
        {shown.map((check) => {
          const value = against(check);
          const faces = facesBelow(value - modifier);
          return (
            <li key={check}>
              <Icon name={SIGNS[check]} />
              <span>{text(`mvs.ui.check.${check}`)}</span>
              <b>{value}</b>
              <span className="mvs-odds-bar" aria-hidden="true">
                <i style={{ width: `${(faces / 6) * 100}%` }} />
              </span>
              <small>{text('mvs.ui.odds', { n: faces })}</small>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

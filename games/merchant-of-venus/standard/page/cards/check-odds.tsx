import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useFacts, useGame } from '../game.tsx';
import type { FrameView } from '../view.ts';

const SIGNS = { laser: 'laser-blast', shield: 'energy-shield', piloting: 'compass' } as const;

interface Props {
  frame: Extract<FrameView, { f: 'pirate' | 'check' }>;
}

/** mvs.hazard.1, mvs.pirate.2: the values a check compares with the effect die, and how many of its six faces succeed. */
export function CheckOdds({ frame }: Props) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const text = useText();
  const p = view.players[view.active];
  if (!p) return null;
  const placed = view.board[p.space];
  const pirate = placed?.t === 'pirate' ? catalog.pirate(placed.pirate) : undefined;
  const { modifier, all } = facts.chances(view);
  return (
    <article className="mvs-card mvs-odds">
      <p className="mvs-card-kind">
        {text(frame.f === 'check' ? 'mvs.ui.cardKind.check' : 'mvs.ui.cardKind.pirate')}
      </p>
      <h3>
        {pirate
          ? text(`mvs.pirate.${pirate.id}`)
          : text(`mvs.ui.check.${all[0]?.check ?? 'laser'}`)}
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
        {all.map(({ check, value, faces }) => (
          <li key={check}>
            <Icon name={SIGNS[check]} />
            <span>{text(`mvs.ui.check.${check}`)}</span>
            <b>{value}</b>
            <span className="mvs-odds-bar" aria-hidden="true">
              <i style={{ width: `${(faces / 6) * 100}%` }} />
            </span>
            <small>{text('mvs.ui.odds', { n: faces })}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}

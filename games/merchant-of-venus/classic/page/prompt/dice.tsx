import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type AnswerProps, actionOf, sendActions } from '../answers.ts';
import { moveFrame } from '../catalog.ts';
import { useGame } from '../game.tsx';

const PIPS: readonly (readonly [number, number])[][] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];

function Die({ n, size = 34 }: { n: number; size?: number }) {
  return (
    <svg className="mv-die" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect x={1} y={1} width={22} height={22} rx={5} />
      {(PIPS[n - 1] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={2.1} />
      ))}
    </svg>
  );
}

interface Props {
  ask: AnswerProps;
  q: OwnQuestion | null;
}

/** The rolled dice with the navigation die marked, and the points left. Dice that can be chosen are buttons. */
export function Dice({ ask, q }: Props) {
  const { view } = useGame();
  const text = useText();
  const say = useSay();
  const move = moveFrame(view);
  if (!move) return null;
  const choice = (die: number) =>
    q?.options.find((o) => {
      const a = actionOf(o);
      return (a.do === 'assign' || a.do === 'switch' || a.do === 'reroll') && a.die === die;
    });
  return (
    <div className="mv-dice">
      <ul aria-label={text('mv.ui.dice')}>
        {move.dice.map((die, i) => {
          const option = choice(die);
          const bound = move.nav === die && move.dice.indexOf(die) === i;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place
            <li key={i} className={bound ? 'mv-die-nav' : ''}>
              {option && q ? (
                <button
                  type="button"
                  className="mv-die-button"
                  aria-label={say(option.label)}
                  aria-disabled={ask.busy}
                  onClick={() => sendActions(ask, q, option.action)}
                >
                  <Die n={die} />
                </button>
              ) : (
                <>
                  <Die n={die} />
                  <span className="unseen">{die}</span>
                </>
              )}
              {bound && <small>{text('mv.ui.navDie')}</small>}
            </li>
          );
        })}
      </ul>
      <p className="mv-points">{text('mv.ui.pointsLeft', { count: move.points })}</p>
    </div>
  );
}

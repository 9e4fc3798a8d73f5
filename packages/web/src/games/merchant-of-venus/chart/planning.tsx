import { memo, type ReactNode } from 'react';
import { pointOf } from './galaxy.ts';
import type { Goal } from './goals.ts';

/** The places that can be chosen; what is worth the way lies over what is not. */
export const Goals = memo(function Goals({ goals }: { goals: readonly Goal[] }) {
  return (
    <g>
      {goals.toReversed().map((goal) => (
        <Ring key={goal.space} goal={goal} on={false} />
      ))}
    </g>
  );
});

/** The one looked at is drawn over the others once more, so that they can stay as they are. */
export const Chosen = memo(function Chosen({ goal }: { goal: Goal | null }) {
  return goal ? <Ring goal={goal} on /> : null;
});

function Ring({ goal, on }: { goal: Goal; on: boolean }): ReactNode {
  const { x, y } = pointOf(goal.space);
  return (
    <g transform={`translate(${x} ${y})`} className={ringClass(goal, on)}>
      <circle className="mv-chart-goal-dark" r={goal.worth ? 21 : 16} />
      <circle className="mv-chart-goal-ring" r={goal.worth ? 21 : 16} />
      {goal.kind === 'head' ? <Arrow goal={goal} /> : null}
      {goal.kind !== 'head' && (goal.worth || on) ? <Tag goal={goal} /> : null}
    </g>
  );
}

/** A dotted ring where points merely run out, and no label until it is looked at. */
function ringClass({ worth }: Goal, on: boolean): string {
  const kind = worth ? '' : ' is-end';
  return `mv-chart-goal${kind}${on ? ' is-on' : ''}`;
}

/** A heading points away from the ship. */
function Arrow({ goal }: { goal: Goal }): ReactNode {
  const from = pointOf(goal.way.spaces[0] ?? goal.space);
  const to = pointOf(goal.space);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className="mv-chart-arrow"
      d="M25 -9L41 0L25 9L29 0Z"
      transform={`rotate(${turn.toFixed(1)})`}
    />
  );
}

/** Points, then the die that is put to navigation; a sign where something must be paid. */
function Tag({ goal }: { goal: Goal }): ReactNode {
  const { way } = goal;
  const points = goal.kind === 'jump' || way.leaps ? null : way.spent.at(-1);
  if (points === 0) return null;
  const die = way.die !== null;
  const width = 24 + (die ? 20 : 0) + (way.pays ? 14 : 0);
  return (
    <g transform={`translate(${-width / 2} 20)`} className="mv-chart-tag">
      <rect width={width} height={21} rx={5} />
      {points === null ? (
        <path
          d="M6 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
        />
      ) : (
        <text x={12} y={15.5}>
          {points}
        </text>
      )}
      {die ? (
        <g transform="translate(24 2.5)">
          <rect className="mv-chart-tag-die" width={16} height={16} rx={3.5} />
          <text className="mv-chart-tag-value" x={8} y={12.8}>
            {way.die}
          </text>
        </g>
      ) : null}
      {way.pays ? (
        <text className="mv-chart-tag-pays" x={width - 9} y={15.5}>
          !
        </text>
      ) : null}
    </g>
  );
}

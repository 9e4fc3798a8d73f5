import { memo, type ReactNode } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { ChartText } from './chart-text.tsx';
import { SHEET_BOX, SHEET_MARGIN, spacePoint } from './galaxy.ts';
import type { ChartGoal } from './scene.ts';
import { oddsPercent } from './words.ts';

interface Props {
  goals: readonly ChartGoal[];
  /** The selected goal. It is drawn a second time over the others, so that those need no new rendering. */
  chosen: ChartGoal | null;
}

/** Rings around the spaces that can be chosen; worthwhile goals are drawn over the others. */
export function GoalMarks({ goals, chosen }: Props): ReactNode {
  return (
    <>
      <AllGoals goals={goals} />
      {chosen ? (
        <>
          <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
            <Ring goal={chosen} on />
          </svg>
          <Tag goal={chosen} on />
        </>
      ) : null}
    </>
  );
}

const AllGoals = memo(function AllGoals({ goals }: { goals: readonly ChartGoal[] }) {
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {goals.toReversed().map((goal) => (
          <Ring key={goal.space} goal={goal} on={false} />
        ))}
      </svg>
      {goals.flatMap((goal) => (goal.worth ? <Tag key={goal.space} goal={goal} /> : []))}
    </>
  );
});

function Ring({ goal, on }: { goal: ChartGoal; on: boolean }): ReactNode {
  const { x: cx, y: cy } = spacePoint(goal.space);
  const r = goal.worth ? 21 : 16;
  return (
    <g className={ringClass(goal, on)}>
      <circle className="mv-chart-goal-dark" {...{ cx, cy, r }} />
      <circle className="mv-chart-goal-ring" {...{ cx, cy, r }} />
      {goal.kind === 'head' ? <Arrow goal={goal} /> : null}
    </g>
  );
}

/** The ring is dotted where the points merely run out. */
function ringClass({ worth }: ChartGoal, on: boolean): string {
  const kind = worth ? '' : ' is-end';
  return `mv-chart-goal${kind}${on ? ' is-on' : ''}`;
}

/** The arrow of a heading; it points away from the ship. */
function Arrow({ goal }: { goal: ChartGoal }): ReactNode {
  const from = spacePoint(goal.way.spaces[0] ?? goal.space);
  const to = spacePoint(goal.space);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className="mv-chart-arrow"
      d="M25 -9L41 0L25 9L29 0Z"
      transform={`translate(${to.x} ${to.y}) rotate(${turn.toFixed(1)})`}
    />
  );
}

/** The label of a goal: points, navigation die, and credits to pay. */
function Tag({ goal, on = false }: { goal: ChartGoal; on?: boolean }): ReactNode {
  const { way, kind } = goal;
  const leaps = kind === 'jump' || way.leaps;
  const points = way.spent.at(-1) ?? 0;
  if (kind === 'head' || kind === 'pick' || (points === 0 && !leaps)) return null;
  const { x, y } = spacePoint(goal.space);
  const pays = way.pays > 0 ? `−${way.pays}` : '';
  const width = 26 + (way.die === null ? 0 : 20) + pays.length * 9;
  const style = { left: x + SHEET_MARGIN - width / 2, top: y + SHEET_MARGIN + 20, width };
  return (
    <span className={on ? 'mv-chart-tag is-on' : 'mv-chart-tag'} style={style}>
      {leaps ? <span className="mv-chart-tag-leap" /> : points}
      {way.die === null ? null : <b>{way.die}</b>}
      {pays ? <em>{pays}</em> : null}
    </span>
  );
}

/** The probability of reaching each space, in percent. */
export const OddsTexts = memo(function OddsTexts({ odds }: { odds: ReadonlyMap<SpaceId, number> }) {
  return [...odds].map(([id, part]) => {
    const { x, y } = spacePoint(id);
    return (
      <ChartText key={id} at={{ x, y: y + 27 }} look={oddsLook(part)} width={46}>
        {oddsPercent(part)}%
      </ChartText>
    );
  });
});

const oddsLook = (part: number): string =>
  part >= 0.75 ? 'odds is-likely' : part >= 0.35 ? 'odds' : 'odds is-rare';

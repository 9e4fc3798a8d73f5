import { memo, type ReactNode } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { MARGIN, pointOf, SHEET_BOX } from './galaxy.ts';
import { Ink } from './ink.tsx';
import type { Goal } from './scene.ts';
import { percentOf } from './words.ts';

interface Props {
  goals: readonly Goal[];
  /** The one looked at, drawn over the others once more, so that they can stay as they are. */
  chosen: Goal | null;
}

/** The places that can be chosen; what is worth the way lies over what is not. */
export function Goals({ goals, chosen }: Props): ReactNode {
  return (
    <>
      <Offered goals={goals} />
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

const Offered = memo(function Offered({ goals }: { goals: readonly Goal[] }) {
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

function Ring({ goal, on }: { goal: Goal; on: boolean }): ReactNode {
  const { x: cx, y: cy } = pointOf(goal.space);
  const r = goal.worth ? 21 : 16;
  return (
    <g className={ringClass(goal, on)}>
      <circle className="mv-chart-goal-dark" {...{ cx, cy, r }} />
      <circle className="mv-chart-goal-ring" {...{ cx, cy, r }} />
      {goal.kind === 'head' ? <Arrow goal={goal} /> : null}
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
      transform={`translate(${to.x} ${to.y}) rotate(${turn.toFixed(1)})`}
    />
  );
}

/** Points, then the die that is put to navigation, and what must be paid. */
function Tag({ goal, on = false }: { goal: Goal; on?: boolean }): ReactNode {
  const { way, kind } = goal;
  const leaps = kind === 'jump' || way.leaps;
  const points = way.spent.at(-1) ?? 0;
  if (kind === 'head' || kind === 'pick' || (points === 0 && !leaps)) return null;
  const { x, y } = pointOf(goal.space);
  const pays = way.pays > 0 ? `−${way.pays}` : '';
  const width = 26 + (way.die === null ? 0 : 20) + pays.length * 9;
  const style = { left: x + MARGIN - width / 2, top: y + MARGIN + 20, width };
  return (
    <span className={on ? 'mv-chart-tag is-on' : 'mv-chart-tag'} style={style}>
      {leaps ? <span className="mv-chart-tag-leap" /> : points}
      {way.die === null ? null : <b>{way.die}</b>}
      {pays ? <em>{pays}</em> : null}
    </span>
  );
}

/** How likely each place is to be reached, in percent. */
export const OddsInk = memo(function OddsInk({ odds }: { odds: ReadonlyMap<SpaceId, number> }) {
  return [...odds].map(([id, part]) => {
    const { x, y } = pointOf(id);
    return (
      <Ink key={id} at={{ x, y: y + 27 }} look={oddsLook(part)} width={46}>
        {percentOf(part)}%
      </Ink>
    );
  });
});

const oddsLook = (part: number): string =>
  part >= 0.75 ? 'odds is-likely' : part >= 0.35 ? 'odds' : 'odds is-rare';

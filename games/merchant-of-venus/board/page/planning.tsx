import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode, useMemo } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { ChartText, middleAt } from './chart-text.tsx';
import { SHEET_BOX, spacePoint } from './galaxy.ts';
import { placeBeside } from './lettering.ts';
import type { ChartGoal } from './scene.ts';
import { useLettering } from './use-lettering.tsx';
import { oddsLook, oddsPercent } from './words.ts';

interface Props {
  goals: readonly ChartGoal[];
  /** The selected goal. It is drawn a second time over the others, so that those need no new rendering. */
  chosen: ChartGoal | null;
}

const below = (space: SpaceId): Point => {
  const { x, y } = spacePoint(space);
  return { x, y: y + RING_AWAY + 12 };
};

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
          <Tag goal={chosen} at={below(chosen.space)} on />
        </>
      ) : null}
    </>
  );
}

const AllGoals = memo(function AllGoals({ goals }: { goals: readonly ChartGoal[] }) {
  const lettering = useLettering();
  const tags = useMemo(() => {
    const labels = goals.flatMap((goal) => {
      const tag = goal.worth ? tagOf(goal) : null;
      const at = spacePoint(goal.space);
      return tag ? [{ space: goal.space, at, size: tag.size, away: RING_AWAY }] : [];
    });
    return placeBeside(labels, lettering);
  }, [goals, lettering]);
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {goals.toReversed().map((goal) => (
          <Ring key={goal.space} goal={goal} on={false} />
        ))}
      </svg>
      {goals.flatMap((goal) => {
        const at = tags.get(goal.space);
        return at ? <Tag key={goal.space} goal={goal} at={at} /> : [];
      })}
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

/** From the middle of a space to beyond the ring around it. */
const RING_AWAY = 25;

/** The label of a goal: points, navigation die, and credits to pay. Null: there is nothing to say. */
function tagOf({
  way,
  kind,
}: ChartGoal): { points: number | null; pays: string; size: Size } | null {
  const leaps = kind === 'jump' || way.leaps;
  const points = way.spent.at(-1) ?? 0;
  if (kind === 'head' || kind === 'pick' || (points === 0 && !leaps)) return null;
  const pays = way.pays > 0 ? `−${way.pays}` : '';
  const width = 22 + (way.die === null ? 0 : 17) + pays.length * 8;
  return { points: leaps ? null : points, pays, size: { width, height: 17 } };
}

function Tag({ goal, at, on = false }: { goal: ChartGoal; at: Point; on?: boolean }): ReactNode {
  const tag = tagOf(goal);
  if (!tag) return null;
  return (
    <span className={on ? 'mv-chart-tag is-on' : 'mv-chart-tag'} style={middleAt(at)}>
      <span>
        {tag.points ?? <span className="mv-chart-tag-leap" />}
        {goal.way.die === null ? null : <b>{goal.way.die}</b>}
        {tag.pays ? <em>{tag.pays}</em> : null}
      </span>
    </span>
  );
}

/** The probability of reaching each space, in percent. */
export const OddsTexts = memo(function OddsTexts({ odds }: { odds: ReadonlyMap<SpaceId, number> }) {
  const lettering = useLettering();
  const placed = useMemo(() => {
    const labels = [...odds.keys()].map((space) => ({
      space,
      at: spacePoint(space),
      size: ODDS_SIZE,
      away: ODDS_AWAY,
    }));
    return placeBeside(labels, lettering);
  }, [odds, lettering]);
  return [...placed].map(([id, at]) => {
    const part = odds.get(id) ?? 0;
    return (
      <ChartText key={id} at={at} look={oddsLook(part)}>
        {oddsPercent(part)}%
      </ChartText>
    );
  });
});

/** Pixels. */
const ODDS_SIZE: Size = { width: 38, height: 17 };
/** From the middle of a space to its edge. */
const ODDS_AWAY = 16;

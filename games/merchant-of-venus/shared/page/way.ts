import type { ChartWay } from '../../board/page/scene.ts';
import { shortestLeg } from '../../board/page/shortest-leg.ts';
import type { Flown } from '../../board/rules/flown.ts';
import type { SpaceId } from '../../classic/rules/index.ts';

/** Where a ship is before it moves, and where it came from. */
interface WayStart {
  space: SpaceId;
  from: SpaceId | null;
  /** The value of the navigation die, or null. */
  nav: number | null;
}

/** What an answer adds to a way. */
interface WayStep {
  to?: SpaceId;
  /** The die assigned to navigation. */
  die?: number;
  pays?: number;
}

/** A way without its costs in points. */
type UnpricedWay = Omit<ChartWay, keyof Flown>;

/** The way that the answers describe. They name only the choices made; the spaces between are found on the chart. */
export function wayFromAnswers<A>(
  { space, from, nav }: WayStart,
  answers: readonly A[],
  stepOf: (answer: A, at: SpaceId) => WayStep,
  goal: SpaceId,
): UnpricedWay {
  const spaces = [space];
  const way: UnpricedWay = { spaces, die: null, pays: 0, leaps: false };
  const here = (): SpaceId => spaces.at(-1) ?? space;
  const on = (to: SpaceId): void => {
    const leg = shortestLeg(here(), from, nav, to);
    if (!leg) way.leaps = true;
    for (const next of leg ?? [to]) {
      from = here();
      spaces.push(next);
    }
  };
  for (const answer of answers) {
    const { to, die, pays = 0 } = stepOf(answer, here());
    if (die !== undefined) {
      nav = die;
      way.die = die;
    }
    way.pays += pays;
    if (to !== undefined) on(to);
  }
  if (here() !== goal) on(goal);
  return way;
}

/** Adds the costs to a way. `points` are those left to the ship, null when it is not moving. Where they do not reach, a telegate carries the ship. */
export function withCost(way: UnpricedWay, flown: Flown, points: number | null): ChartWay {
  const far = points !== null && (flown.spent.at(-1) ?? 0) > points;
  return { ...way, ...flown, leaps: way.leaps || far };
}

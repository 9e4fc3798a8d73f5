import { legTo } from '../../board/page/legs.ts';
import type { Way } from '../../board/page/scene.ts';
import type { Flown } from '../../board/rules/flown.ts';
import type { SpaceId } from '../../classic/rules/index.ts';

/** Where a ship is before it goes on. */
interface Start {
  space: SpaceId;
  from: SpaceId | null;
  /** What the navigation die shows. */
  nav: number | null;
}

/** What an answer does to a way. */
interface Step {
  to?: SpaceId;
  /** The die put to navigation. */
  die?: number;
  pays?: number;
}

/** A way without what it costs. */
type Laid = Omit<Way, keyof Flown>;

/** Answers name only the choices; the lines between them are found on the chart. */
export function layWay<A>(
  { space, from, nav }: Start,
  answers: readonly A[],
  stepOf: (answer: A, at: SpaceId) => Step,
  goal: SpaceId,
): Laid {
  const spaces = [space];
  const way: Laid = { spaces, die: null, pays: 0, leaps: false };
  const here = (): SpaceId => spaces.at(-1) ?? space;
  const on = (to: SpaceId): void => {
    const leg = legTo(here(), from, nav, to);
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

/** `points`: those left to the ship; null: it is not moving. Farther than they go, a gate must have brought the ship there. */
export function withCost(way: Laid, flown: Flown, points: number | null): Way {
  const far = points !== null && (flown.spent.at(-1) ?? 0) > points;
  return { ...way, ...flown, leaps: way.leaps || far };
}

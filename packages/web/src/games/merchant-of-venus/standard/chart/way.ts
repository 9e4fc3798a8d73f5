import type { SpaceId, StandardAction } from '@fondaco/merchant-of-venus';
import { edgeBetween } from '../../board/galaxy.ts';
import { legTo } from '../../board/legs.ts';
import type { Way } from '../../board/scene.ts';
import type { Book } from '../book.ts';
import { boxed, hasReward } from '../values.ts';
import { frameOf, type View } from '../view.ts';
import { CHECKS, GREEN, standardSpot } from './spots.ts';

/** Answers name only the choices; the lines between them are found on the chart. */
export function wayOf(b: Book, view: View, steps: readonly StandardAction[], goal: SpaceId): Way {
  const frame = frameOf(view, 'move');
  let nav = boxed(view, 'navigation');
  let from = frame?.from ?? null;
  const start = view.players[view.active]?.space ?? goal;
  const spaces = [start];
  const way: Way = { spaces, spent: [0], skipped: [], die: null, pays: 0, leaps: false };
  const on = (to: SpaceId): void => {
    const at = spaces.at(-1) ?? start;
    const leg = legTo(at, from, nav, to);
    if (!leg) way.leaps = true;
    for (const space of leg ?? [to]) {
      from = spaces.at(-1) ?? null;
      spaces.push(space);
    }
  };
  for (const step of steps) {
    if (step.do === 'assign' && step.box === 'navigation') {
      nav = step.die;
      way.die = step.die;
    }
    if (step.do === 'payToll') way.pays += b.pack.constants.toll;
    if (step.do === 'go') on(step.to);
  }
  if (spaces.at(-1) !== goal) on(goal);
  reckon(b, view, way);
  // Farther than the points go: it was a gate that brought the ship there.
  if (frame && (way.spent.at(-1) ?? 0) > frame.points) way.leaps = true;
  return way;
}

/** What the label of a goal says; whether the ship gets there is the plan's affair. */
function reckon(b: Book, view: View, way: Way): void {
  const p = view.players[view.active];
  const off = (frameOf(view, 'move') ?? frameOf(view, 'speed'))?.off ?? [];
  const { line, green } = b.pack.constants;
  const air = p ? hasReward(b, p, 'airFoil') : false;
  const steep = view.challenges.some(
    (c) => c.active && !c.done && b.challenge(c.id)?.effect === 'steep',
  );
  const skips = (colour: string | null): boolean => {
    if (!p || (colour !== 'red' && colour !== 'yellow')) return false;
    if (colour === 'yellow' && !off.includes('relic') && hasReward(b, p, 'yellowDrive'))
      return true;
    if (p.drive === null || off.includes('drive')) return false;
    return p.drive === 'comboDrive' || p.drive === `${colour}Drive`;
  };
  let sum = 0;
  for (const [i, to] of way.spaces.entries()) {
    if (i === 0) continue;
    const spot = standardSpot(to);
    const plain = !CHECKS.has(to) || b.options.drivesSkipHazards;
    const isGreen = isGreenLine(way.spaces[i - 1] ?? '', to);
    if (plain && skips(spot?.colour ?? null)) way.skipped.push(to);
    else sum += isGreen ? (air ? line : green) + (steep ? 1 : 0) : line;
    way.spent.push(sum);
  }
}

const isGreenLine = (a: SpaceId, b: SpaceId): boolean =>
  edgeBetween(a, b)?.kind === 'green' || GREEN.has(`${a} ${b}`) || GREEN.has(`${b} ${a}`);

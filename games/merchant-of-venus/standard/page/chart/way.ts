import { edgeBetween } from '../../../board/page/galaxy.ts';
import type { Way } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import { layWay } from '../../../shared/page/way.ts';
import type { StandardAction } from '../../rules/index.ts';
import type { Book } from '../book.ts';
import { boxed, hasReward } from '../values.ts';
import { frameOf, type View } from '../view.ts';
import { CHECKS, GREEN, gatesOf, standardSpot } from './spots.ts';

export function wayOf(b: Book, view: View, steps: readonly StandardAction[], goal: SpaceId): Way {
  const frame = frameOf(view, 'move');
  const space = view.players[view.active]?.space ?? goal;
  const way = layWay(
    { space, from: frame?.from ?? null, nav: boxed(view, 'navigation') },
    steps,
    (a) => {
      switch (a.do) {
        case 'assign':
          return a.box === 'navigation' ? { die: a.die } : {};
        case 'go':
          return { to: a.to };
        default:
          return {};
      }
    },
    goal,
  );
  reckon(b, view, way);
  way.pays = tollsOn(b, view, way);
  // Farther than the points go: it was a gate that brought the ship there.
  if (frame && (way.spent.at(-1) ?? 0) > frame.points) way.leaps = true;
  return way;
}

/** mvs.gate.5: what is paid on the way at gates while another player takes a toll. */
function tollsOn(b: Book, view: View, way: Way): number {
  const taker = view.players.findIndex(
    (p) => p.pilot.home === TOLL.home && p.pilot.side === TOLL.side,
  );
  // mvs.intel.3: with Star Maps gates are blue spaces.
  if (taker < 0 || taker === view.active || view.turn.maps) return 0;
  const gates = new Set(gatesOf(b, view).values());
  return way.spaces.slice(1).filter((at) => gates.has(at)).length * b.pack.constants.toll;
}

/** mvs.pilot.6 */
const TOLL = { home: 'eeepeeep', side: 'b' };

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

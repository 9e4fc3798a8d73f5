import { edgeBetween, spotOf } from '../../../board/page/galaxy.ts';
import type { Way } from '../../../board/page/scene.ts';
import { tokenOf } from '../../../board/page/tokens.ts';
import { layWay } from '../../../shared/page/way.ts';
import shipped from '../../rules/components/classic.json';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';

const SHIELD = shipped.constants.shield;

type Frame = Extract<ClassicView['agenda'][number], { f: 'move' }>;

const frameOf = (view: ClassicView): Frame | null =>
  (view.agenda.find(({ f }) => f === 'move') as Frame | undefined) ?? null;

export function wayOf(
  view: ClassicView,
  seat: number,
  steps: readonly ClassicAction[],
  goal: SpaceId,
): Way {
  const frame = frameOf(view);
  const space = view.players[seat]?.space ?? goal;
  const way = layWay(
    { space, from: frame?.from ?? null, nav: frame?.nav ?? null },
    steps,
    (a, at) => {
      switch (a.do) {
        case 'assign':
          return { die: a.die };
        case 'pay':
          return { pays: priceAt(view, seat, at) };
        case 'go':
          return { to: a.to };
        default:
          return {};
      }
    },
    goal,
  );
  reckon(view, seat, frame, way);
  // Farther than the points go: it was a gate that brought the ship there.
  if (frame && (way.spent.at(-1) ?? 0) > frame.points) way.leaps = true;
  return way;
}

/** What the label of a goal says; whether the ship gets there is the plan's affair. */
function reckon(view: ClassicView, seat: number, frame: Frame | null, way: Way): void {
  const p = view.players[seat];
  const off = frame?.off ?? [];
  const owns = (colour: 'red' | 'yellow'): boolean =>
    (!!p?.equipment.comboDrive && !off.includes('combo')) ||
    (!off.includes(colour) &&
      (!!p?.equipment[`${colour}Drive`] ||
        (colour === 'yellow' && !!p?.relics.includes('yellowDrive'))));
  const air = p?.relics.includes('airFoil') ?? false;
  let sum = 0;
  for (const [i, to] of way.spaces.entries()) {
    if (i === 0) continue;
    const colour = colourOf(view, to);
    const skip = (colour === 'red' || colour === 'yellow') && owns(colour);
    const green = edgeBetween(way.spaces[i - 1] ?? '', to)?.kind === 'green' && !air;
    if (skip) way.skipped.push(to);
    else sum += green ? 2 : 1;
    way.spent.push(sum);
  }
}

/** mvc.hazard.2: what a hazard costs this ship, less for each shield. */
function priceAt(view: ClassicView, seat: number, id: SpaceId): number {
  const p = view.players[seat];
  const lies = view.encounters[id];
  const token = lies?.up && lies.token ? tokenOf(lies.token) : null;
  const printed = token?.kind === 'hazard' ? token.cost : (spotOf(id)?.cost ?? 0);
  const shields = (p?.equipment.shield ?? 0) + (p?.relics.includes('shield') ? 1 : 0);
  return Math.max(0, printed - SHIELD * shields);
}

function colourOf(view: ClassicView, id: SpaceId): string | null {
  const spot = spotOf(id);
  if (spot?.type !== 'encounter') return spot?.colour ?? null;
  const lies = view.encounters[id];
  const token = lies?.up && lies.token ? tokenOf(lies.token) : null;
  return token?.kind === 'hazard' ? token.colour : null;
}

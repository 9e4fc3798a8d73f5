import { isSystem, type Lead, spotOf } from '../../board/page/galaxy.ts';
import type { ClassicPlayer, ClassicView, SpaceId, SystemId } from '../rules/index.ts';

export const systemAt = (id: SpaceId): SystemId | null => {
  const region = spotOf(id)?.region ?? '';
  return isSystem(region) ? region : null;
};

const LANDINGS: readonly string[] = ['city', 'spaceport', 'base'];

/** Where one can trade: printed there, or built. */
export const isTradingPlace = (view: ClassicView, id: SpaceId): boolean =>
  LANDINGS.includes(spotOf(id)?.type ?? '') || view.ports[id] !== undefined;

/** Points of the shortest way to each system's nearest trading place: at best, whatever the dice and tokens do. */
export function pointsFrom(view: ClassicView, p: ClassicPlayer): Map<SystemId, number> {
  const best = new Map<SpaceId, number>([[p.space, 0]]);
  const open: SpaceId[] = [p.space];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const far = best.get(at) as number;
    for (const lead of spotOf(at)?.leads ?? []) {
      const { to } = lead;
      const points = far + pointsOf(p, lead);
      if (points >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, points);
      open.push(to);
    }
  }
  const found = new Map<SystemId, number>();
  for (const [id, points] of best) {
    const system = systemAt(id);
    if (system === null || !isTradingPlace(view, id)) continue;
    found.set(system, Math.min(points, found.get(system) ?? Number.POSITIVE_INFINITY));
  }
  return found;
}

function pointsOf(p: ClassicPlayer, { to, kind }: Lead): number {
  const foil = p.relics.includes('airFoil');
  if (kind === 'surface') return foil ? 1 : Number.POSITIVE_INFINITY;
  const { type, colour } = spotOf(to) ?? {};
  const { redDrive, yellowDrive, comboDrive } = p.equipment;
  const skips =
    (colour === 'red' && redDrive + comboDrive > 0) ||
    (colour === 'yellow' && (yellowDrive + comboDrive > 0 || p.relics.includes('yellowDrive')));
  if (skips && (type === 'space' || type === 'hazard')) return 0;
  return kind === 'green' && !foil ? 2 : 1;
}

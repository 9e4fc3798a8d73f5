import { type Msg, msg } from '@fondaco/kernel';
import type { ClassicPlayer, ClassicView, SpaceId, SystemId } from '@fondaco/merchant-of-venus';
import board from '@fondaco/merchant-of-venus/board.json';
import { systemMsg } from './book.ts';

interface Space {
  id: SpaceId;
  region: string;
  type: string;
  colour?: string;
  name?: string;
}

const SPACES = new Map((board.spaces as Space[]).map((s) => [s.id, s]));
const LINES = linesOf();

function linesOf(): Map<SpaceId, { to: SpaceId; kind: string }[]> {
  const lines = new Map<SpaceId, { to: SpaceId; kind: string }[]>();
  const add = (from: SpaceId, to: SpaceId, kind: string): void => {
    lines.set(from, [...(lines.get(from) ?? []), { to, kind }]);
  };
  for (const { a, b, kind } of board.edges) {
    add(a, b, kind);
    add(b, a, kind);
  }
  return lines;
}

export const systemAt = (id: SpaceId): SystemId | null => {
  const region = SPACES.get(id)?.region ?? '';
  return region.includes('-') ? null : region;
};

/** A place by its name, or by its kind and where it lies, as the rules call it. */
export function spaceMsg(id: SpaceId): Msg {
  const space = SPACES.get(id);
  if (!space || space.type === 'base') return systemMsg('GB');
  const where = regionMsg(space.region);
  if (space.name) return msg('mv.place', { name: { key: `mv.name.${id}`, or: space.name }, where });
  const kind = space.type === 'space' ? `space.${space.colour ?? 'blue'}` : `type.${space.type}`;
  return msg('mv.spot', { kind: msg(`mv.${kind}`), n: id.split('.').at(-1) ?? '', where });
}

function regionMsg(region: string): Msg {
  const [from = '', to] = region.split('-');
  if (to === undefined) return systemMsg(from);
  return msg('mv.route', { from: systemMsg(from), to: systemMsg(to) });
}

/** A name alone, where the system stands beside it. */
export const isTradingPlace = (view: ClassicView, id: SpaceId): boolean => {
  const type = SPACES.get(id)?.type;
  return type === 'city' || type === 'spaceport' || type === 'base' || view.ports[id] !== undefined;
};

/** Points of the shortest way to each system's nearest trading place: at best, whatever the dice and tokens do. */
export function pointsFrom(view: ClassicView, p: ClassicPlayer): Map<SystemId, number> {
  const best = new Map<SpaceId, number>([[p.space, 0]]);
  const open: SpaceId[] = [p.space];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const far = best.get(at) as number;
    for (const { to, kind } of LINES.get(at) ?? []) {
      const points = far + pointsOf(p, to, kind);
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

function pointsOf(p: ClassicPlayer, to: SpaceId, kind: string): number {
  const foil = p.relics.includes('airFoil');
  if (kind === 'surface') return foil ? 1 : Number.POSITIVE_INFINITY;
  const { type, colour } = SPACES.get(to) ?? {};
  const { redDrive, yellowDrive, comboDrive } = p.equipment;
  const skips =
    (colour === 'red' && redDrive + comboDrive > 0) ||
    (colour === 'yellow' && (yellowDrive + comboDrive > 0 || p.relics.includes('yellowDrive')));
  if (skips && (type === 'space' || type === 'hazard')) return 0;
  return kind === 'green' && !foil ? 2 : 1;
}

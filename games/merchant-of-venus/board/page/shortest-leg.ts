import type { SpaceId } from '../../classic/rules/index.ts';
import { chartSpace } from './galaxy.ts';

/** A leg has at most this many spaces. */
const MOST_SPACES = 30;

/**
 * The spaces of the shortest way from `start` to `goal` that neither turns back nor leaves a navigation space by
 * another exit than the die's. Null if there is none.
 */
export function shortestLeg(
  start: SpaceId,
  cameFrom: SpaceId | null,
  nav: number | null,
  goal: SpaceId,
): SpaceId[] | null {
  const open: { at: SpaceId; from: SpaceId | null; way: SpaceId[] }[] = [
    { at: start, from: cameFrom, way: [] },
  ];
  const visited = new Set<string>();
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, from, way } = next;
    const space = chartSpace(at);
    const exit = space?.nav && nav !== null ? space.nav[nav - 1] : undefined;
    for (const { to, kind } of space?.neighbours ?? []) {
      if (to === from || (exit !== undefined && to !== exit)) continue;
      if (to === goal) return [...way, to];
      if (kind === 'surface' || visited.has(`${at} ${to}`) || way.length > MOST_SPACES) continue;
      visited.add(`${at} ${to}`);
      open.push({ at: to, from: at, way: [...way, to] });
    }
  }
  return null;
}

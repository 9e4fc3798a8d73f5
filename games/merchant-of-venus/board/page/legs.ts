import type { SpaceId } from '../../classic/rules/index.ts';
import { spotOf } from './galaxy.ts';

/** Longer ways are no single leg. */
const MOST = 30;

/** The shortest way that does not turn round and leaves navigation spaces as the die says; null: there is none. */
export function legTo(
  start: SpaceId,
  came: SpaceId | null,
  nav: number | null,
  goal: SpaceId,
): SpaceId[] | null {
  const open: { at: SpaceId; from: SpaceId | null; way: SpaceId[] }[] = [
    { at: start, from: came, way: [] },
  ];
  const been = new Set<string>();
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, from, way } = next;
    const spot = spotOf(at);
    const exit = spot?.nav && nav !== null ? spot.nav[nav - 1] : undefined;
    for (const { to, kind } of spot?.leads ?? []) {
      if (to === from || (exit !== undefined && to !== exit)) continue;
      if (to === goal) return [...way, to];
      if (kind === 'surface' || been.has(`${at} ${to}`) || way.length > MOST) continue;
      been.add(`${at} ${to}`);
      open.push({ at: to, from: at, way: [...way, to] });
    }
  }
  return null;
}

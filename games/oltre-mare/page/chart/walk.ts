import type { Sea } from './sea.ts';
import type { PortId } from './types.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const DIRECTIONS: Record<ArrowKey, [lon: number, lat: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS;

/** The nearest harbour in the direction of the arrow key; off-axis distance counts more. Returns `from` if there is none. */
export function portTowards(sea: Sea, from: PortId, key: ArrowKey): PortId {
  const here = sea.port.get(from);
  if (!here) return from;
  const [east, north] = DIRECTIONS[key];
  let best = { id: from, far: Number.POSITIVE_INFINITY };
  for (const { id, lon, lat } of sea.ports) {
    const [dx, dy] = [lon - here.lon, lat - here.lat];
    const ahead = dx * east + dy * north;
    const aside = Math.abs(dx * north) + Math.abs(dy * east);
    if (id === from || ahead <= 0.01 || aside > ahead * 1.75) continue;
    const far = ahead + aside * 1.6;
    if (far < best.far) best = { id, far };
  }
  return best.id;
}

import type { Sea } from './sea.ts';
import type { PortId } from './types.ts';

export type Heading = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADINGS: Record<Heading, [lon: number, lat: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isHeading = (key: string): key is Heading => key in HEADINGS;

/** The nearest harbour that way; what lies aside counts as farther. The same port where there is none. */
export function towards(sea: Sea, from: PortId, heading: Heading): PortId {
  const here = sea.port.get(from);
  if (!here) return from;
  const [east, north] = HEADINGS[heading];
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

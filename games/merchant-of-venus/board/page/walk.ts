import type { SpaceId } from '../../classic/rules/index.ts';
import { SPOTS, type Spot, spotOf } from './galaxy.ts';

const HEADINGS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type Heading = keyof typeof HEADINGS;

export const isHeading = (key: string): key is Heading => key in HEADINGS;

/** How well a place lies in a direction: 1 straight ahead, 0 beside, -1 behind. */
function ahead(from: Spot, to: Spot, heading: Heading): number {
  const [x, y] = HEADINGS[heading];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (dx * x + dy * y) / Math.max(1, Math.hypot(dx, dy));
}

/** The space that way: along a line if one leads there, else the nearest that lies there. */
export function towards(from: SpaceId, heading: Heading): SpaceId {
  const here = spotOf(from);
  if (!here) return from;
  return leadsOf(here).get(heading) ?? nearest(here, heading);
}

const ALL = Object.keys(HEADINGS) as Heading[];

/**
 * Each line has a key of its own, that which fits best first; a line for which none that fits is left gets one that is free, so that
 * no space is beyond the keyboard.
 */
function leadsOf(here: Spot): Map<Heading, SpaceId> {
  const pairs = here.leads
    .flatMap(({ to }) => {
      const spot = spotOf(to);
      return spot ? ALL.map((key) => ({ key, to, part: ahead(here, spot, key) })) : [];
    })
    .toSorted((a, b) => b.part - a.part);
  const keys = new Map<Heading, SpaceId>();
  const led = new Set<SpaceId>();
  for (const { key, to } of pairs) {
    if (keys.has(key) || led.has(to)) continue;
    keys.set(key, to);
    led.add(to);
  }
  return keys;
}

function nearest(here: Spot, heading: Heading): SpaceId {
  let best = { id: here.id, far: Number.POSITIVE_INFINITY };
  for (const spot of SPOTS) {
    if (spot.id === here.id || ahead(here, spot, heading) < 0.6) continue;
    const far = Math.hypot(spot.x - here.x, spot.y - here.y);
    if (far < best.far) best = { id: spot.id, far };
  }
  return best.id;
}

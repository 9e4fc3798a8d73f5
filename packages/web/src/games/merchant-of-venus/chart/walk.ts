import type { SpaceId } from '@fondaco/merchant-of-venus';
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

/** The neighbour along a line that lies most that way; where no line leads there, the nearest space that does. */
export function towards(from: SpaceId, heading: Heading): SpaceId {
  const here = spotOf(from);
  if (!here) return from;
  let best = { id: '', part: 0.3 };
  for (const { to } of here.leads) {
    const spot = spotOf(to);
    const part = spot ? ahead(here, spot, heading) : 0;
    if (part > best.part) best = { id: to, part };
  }
  return best.id || nearest(here, heading);
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

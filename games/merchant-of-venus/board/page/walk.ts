import type { SpaceId } from '../../classic/rules/index.ts';
import { CHART_SPACES, type ChartSpace, chartSpace } from './galaxy.ts';

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type ArrowKey = keyof typeof DIRECTIONS;

export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS;

/** How well a space lies in the direction of an arrow key: 1 straight ahead, 0 beside, -1 behind. */
function ahead(from: ChartSpace, to: ChartSpace, key: ArrowKey): number {
  const [x, y] = DIRECTIONS[key];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (dx * x + dy * y) / Math.max(1, Math.hypot(dx, dy));
}

/** The space an arrow key moves to: along a line if the key has one, else the nearest space in that direction. */
export function spaceTowards(from: SpaceId, key: ArrowKey): SpaceId {
  const here = chartSpace(from);
  if (!here) return from;
  return keysOfLines(here).get(key) ?? nearest(here, key);
}

const ARROW_KEYS = Object.keys(DIRECTIONS) as ArrowKey[];

/**
 * Gives each line of a space its own arrow key, best fits first. A line whose fitting keys are taken gets a free one, so that
 * the keyboard reaches every space.
 */
function keysOfLines(here: ChartSpace): Map<ArrowKey, SpaceId> {
  const pairs = here.neighbours
    .flatMap(({ to }) => {
      const space = chartSpace(to);
      return space ? ARROW_KEYS.map((key) => ({ key, to, part: ahead(here, space, key) })) : [];
    })
    .toSorted((a, b) => b.part - a.part);
  const keys = new Map<ArrowKey, SpaceId>();
  const led = new Set<SpaceId>();
  for (const { key, to } of pairs) {
    if (keys.has(key) || led.has(to)) continue;
    keys.set(key, to);
    led.add(to);
  }
  return keys;
}

function nearest(here: ChartSpace, key: ArrowKey): SpaceId {
  let best = { id: here.id, far: Number.POSITIVE_INFINITY };
  for (const space of CHART_SPACES) {
    if (space.id === here.id || ahead(here, space, key) < 0.6) continue;
    const far = Math.hypot(space.x - here.x, space.y - here.y);
    if (far < best.far) best = { id: space.id, far };
  }
  return best.id;
}

import type { Msg } from '@fondaco/kernel';
import { type ChartSpace, chartSpace } from '../../../board/page/galaxy.ts';
import { type SpaceLookup, spaceMsg } from '../../../board/page/words.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import type { Catalog } from '../catalog.ts';

type Overlay = Catalog['pack']['overlay'];
type Check = Overlay['hazards'][number]['check'];

/** The Standard side of the board, where it differs from the Classic side. */
export interface BoardSide {
  /** What each printed hazard checks. */
  checks: ReadonlyMap<SpaceId, Check>;
  /** The spaces printed differently from the Classic side. */
  printed: Overlay['spaces'];
  /** Looks up a space as this side shows it. */
  space: SpaceLookup;
}

const cache = new WeakMap<Catalog, BoardSide>();

/** The Standard side for a catalog, built once. */
export function boardSide(catalog: Catalog): BoardSide {
  let side = cache.get(catalog);
  if (!side) {
    side = makeBoardSide(catalog);
    cache.set(catalog, side);
  }
  return side;
}

function makeBoardSide({ pack, asteroidTelegate }: Catalog): BoardSide {
  const { overlay } = pack;
  const printed = new Map(overlay.spaces.map((x) => [x.id, x]));
  const spaceOn = (id: SpaceId): ChartSpace | undefined => {
    const under = chartSpace(id);
    const other = printed.get(id);
    if (!under || !other) return under;
    const { type, colour, orbit = false, gate } = other;
    return { ...under, type, colour: colour ?? null, orbit, ...(gate !== undefined && { gate }) };
  };
  // mvs.option.2: the telegate of the Asteroid System
  const { space, gate } = overlay.asteroidTelegate;
  const withGate = (id: SpaceId): ChartSpace | undefined => {
    const under = spaceOn(id);
    return under && id === space ? { ...under, type: 'telegate', gate } : under;
  };
  return {
    checks: new Map(overlay.hazards.map((x) => [x.space, x.check])),
    printed: overlay.spaces,
    space: asteroidTelegate ? withGate : spaceOn,
  };
}

/** The full name of a space on the Standard side. */
export const placeMsg = (catalog: Catalog, id: SpaceId): Msg =>
  spaceMsg(id, boardSide(catalog).space);

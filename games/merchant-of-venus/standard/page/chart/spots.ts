import type { Msg } from '@fondaco/kernel';
import { type Spot, spotOf } from '../../../board/page/galaxy.ts';
import { type SpotOf, spaceMsg } from '../../../board/page/words.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import type { Catalog } from '../catalog.ts';

type Overlay = Catalog['pack']['overlay'];
type Check = Overlay['hazards'][number]['check'];

/** The Standard side of the board. */
export interface Side {
  /** Printed hazards by what they check. */
  checks: ReadonlyMap<SpaceId, Check>;
  /** What it shows in other places than the Classic side. */
  printed: Overlay['spaces'];
  /** A space as this side shows it. */
  spot: SpotOf;
}

const made = new WeakMap<Catalog, Side>();

export function sideOf(catalog: Catalog): Side {
  let side = made.get(catalog);
  if (!side) {
    side = makeSide(catalog);
    made.set(catalog, side);
  }
  return side;
}

function makeSide({ pack, asteroidTelegate }: Catalog): Side {
  const { overlay } = pack;
  const printed = new Map(overlay.spaces.map((x) => [x.id, x]));
  const spot = (id: SpaceId): Spot | undefined => {
    const under = spotOf(id);
    const other = printed.get(id);
    if (!under || !other) return under;
    const { type, colour, orbit = false, gate } = other;
    return { ...under, type, colour: colour ?? null, orbit, ...(gate !== undefined && { gate }) };
  };
  // mvs.option.2: the telegate of the Asteroid System
  const { space, gate } = overlay.asteroidTelegate;
  const withGate = (id: SpaceId): Spot | undefined => {
    const under = spot(id);
    return under && id === space ? { ...under, type: 'telegate', gate } : under;
  };
  return {
    checks: new Map(overlay.hazards.map((x) => [x.space, x.check])),
    printed: overlay.spaces,
    spot: asteroidTelegate ? withGate : spot,
  };
}

/** A place as the rules call it. */
export const placeMsg = (catalog: Catalog, id: SpaceId): Msg => spaceMsg(id, sideOf(catalog).spot);

import type { PortId } from './types.ts';

/** The side of its harbour a name is on, and how much higher it is set, in letter heights. */
export interface LabelPlacement {
  side: 'west' | 'east' | 'above' | 'below';
  lift: number;
}

/** Placed by hand, so that names hide neither routes nor each other. */
const PLACEMENTS: Record<PortId, LabelPlacement> = {
  ven: { side: 'west', lift: 0.5 },
  pol: { side: 'east', lift: 0.85 },
  zar: { side: 'east', lift: 0.45 },
  anc: { side: 'west', lift: 0 },
  rag: { side: 'east', lift: 0.7 },
  dur: { side: 'east', lift: 0.05 },
  bri: { side: 'below', lift: 0 },
  cor: { side: 'east', lift: 0.25 },
  mod: { side: 'east', lift: 0.6 },
  mes: { side: 'east', lift: 0.65 },
  mal: { side: 'east', lift: -0.3 },
  nap: { side: 'east', lift: 0.15 },
  pal: { side: 'below', lift: 0 },
  tun: { side: 'below', lift: 0 },
  tri: { side: 'below', lift: 0 },
  can: { side: 'below', lift: 0 },
  neg: { side: 'west', lift: 0.15 },
  sal: { side: 'west', lift: 0.45 },
  smy: { side: 'east', lift: 0.05 },
  rho: { side: 'east', lift: 0.85 },
  ale: { side: 'east', lift: -0.6 },
  fam: { side: 'west', lift: 0.3 },
  lai: { side: 'east', lift: 0.55 },
  bei: { side: 'east', lift: 0 },
  jaf: { side: 'east', lift: 0 },
  con: { side: 'west', lift: 0.9 },
  var: { side: 'west', lift: 0.1 },
  caf: { side: 'above', lift: 0 },
  tan: { side: 'west', lift: 0.5 },
  tre: { side: 'below', lift: 0 },
};

/** Placements for small charts, which have less room at the edges. */
const SMALL_PLACEMENTS: Record<PortId, LabelPlacement> = {
  ven: { side: 'above', lift: 0 },
  anc: { side: 'below', lift: 0 },
  tun: { side: 'below', lift: 0 },
  tri: { side: 'above', lift: 0 },
  jaf: { side: 'west', lift: 0 },
  bei: { side: 'west', lift: 0 },
  lai: { side: 'west', lift: 0.6 },
  tre: { side: 'west', lift: -0.6 },
};
const DEFAULT_PLACEMENT: LabelPlacement = { side: 'east', lift: 0.1 };

/** Where a harbour's name is placed at a scale in pixels per degree. */
export function labelPlacement(port: PortId, scale: number): LabelPlacement {
  const small = scale < 17 ? SMALL_PLACEMENTS[port] : undefined;
  return small ?? PLACEMENTS[port] ?? DEFAULT_PLACEMENT;
}

/** Harbours whose names the small chart always shows, for orientation. */
export const LANDMARKS: ReadonlySet<PortId> = new Set(['ven', 'tun', 'ale', 'tan', 'con']);

import type { PortId } from './types.ts';

/** On which side of its harbour a name stands, and how much lower or higher, in heights of the letters. */
export interface Placing {
  side: 'west' | 'east' | 'above' | 'below';
  lift: number;
}

/** Placed by hand, so that they hide neither a route nor each other. */
const PLACED: Record<PortId, Placing> = {
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

/** Where a phone leaves less room at the edges. */
const SMALL: Record<PortId, Placing> = {
  ven: { side: 'above', lift: 0 },
  anc: { side: 'below', lift: 0 },
  tun: { side: 'below', lift: 0 },
  tri: { side: 'above', lift: 0 },
  jaf: { side: 'west', lift: 0 },
  bei: { side: 'west', lift: 0 },
  lai: { side: 'west', lift: 0.6 },
  tre: { side: 'west', lift: -0.6 },
};
const PLAIN: Placing = { side: 'east', lift: 0.1 };

/** Where the name of a harbour stands at so many pixels to a degree. */
export function placing(port: PortId, scale: number): Placing {
  const small = scale < 17 ? SMALL[port] : undefined;
  return small ?? PLACED[port] ?? PLAIN;
}

/** Names the small chart always shows, to find one's way. */
export const ANCHORS: ReadonlySet<PortId> = new Set(['ven', 'tun', 'ale', 'tan', 'con']);

import type { DockView } from '../catalog.ts';

export type Offer = DockView['offers'][number];

/** What one side gives and gets; credits are what it adds, negative what it asks for. */
export interface Terms {
  give: readonly string[];
  get: readonly string[];
  credits: number;
}

/** An offer as the seat that looks at it would carry it out. */
export function seenFrom(offer: Offer, seat: number): Terms {
  const { give, get, credits } = offer;
  return offer.from === seat ? { give, get, credits } : { give: get, get: give, credits: -credits };
}

/** How often each thing is there, in the order in which it first is. */
export const counted = (items: readonly string[]): [id: string, n: number][] =>
  [...new Set(items)].map((id) => [id, items.filter((x) => x === id).length]);

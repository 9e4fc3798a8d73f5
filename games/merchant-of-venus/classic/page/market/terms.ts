import type { DockView } from '../catalog.ts';

/** A trade offer between players at a dock. */
export type DockOffer = DockView['offers'][number];

/** What one party gives and gets. Credits are what it adds; negative when it asks for them. */
export interface TradeTerms {
  give: readonly string[];
  get: readonly string[];
  credits: number;
}

/** The terms of an offer from the point of view of one of its parties. */
export function termsFor(offer: DockOffer, seat: number): TradeTerms {
  const { give, get, credits } = offer;
  return offer.from === seat ? { give, get, credits } : { give: get, get: give, credits: -credits };
}

/** Counts equal items, in the order of their first appearance. */
export const countItems = (items: readonly string[]): [id: string, n: number][] =>
  [...new Set(items)].map((id) => [id, items.filter((x) => x === id).length]);

import type { ClassicPlayer } from '../../rules/index.ts';
import { type DockView, EQUIPMENT } from '../book.ts';

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

/** Cargo and equipment, each as many times as it is there. */
export const aboardOf = (p: ClassicPlayer): string[] => [
  ...p.cargo,
  ...EQUIPMENT.flatMap((e) => Array<string>(p.equipment[e]).fill(e)),
];

/** How often each thing is there, in the order in which it first is. */
export const counted = (items: readonly string[]): [id: string, n: number][] =>
  [...new Set(items)].map((id) => [id, items.filter((x) => x === id).length]);

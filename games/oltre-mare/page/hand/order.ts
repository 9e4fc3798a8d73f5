import type { CardId } from '../../rules/index.ts';
import { type Catalog, ICONS } from '../catalog.ts';

export const SORTS = ['good', 'icon', 'load', 'own'] as const;
export type Sort = (typeof SORTS)[number];

/** The hand as its owner wants to see it; `kept` is the order made by hand, cards it does not know come last. */
export function sortHand(
  catalog: Catalog,
  hand: readonly CardId[],
  sort: Sort,
  kept: readonly CardId[],
): CardId[] {
  const keys: Record<Sort, (id: CardId) => number[]> = {
    good: () => [],
    icon: (id) => {
      const { icons } = catalog.card(id);
      return icons.map((i) => ICONS.indexOf(i)).sort((x, y) => x - y);
    },
    load: (id) => [catalog.card(id).load, -catalog.card(id).power],
    own: (id) => [kept.includes(id) ? kept.indexOf(id) : kept.length],
  };
  const key = (id: CardId): number[] => [...keys[sort](id), catalog.place(id)];
  return hand.slice().sort((x, y) => compare(key(x), key(y)));
}

function compare(x: number[], y: number[]): number {
  for (const [i, n] of x.entries()) {
    const d = n - (y[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
}

/** A list with one thing moved to another place. */
export function moved<T>(list: readonly T[], thing: T, to: number): T[] {
  const rest = list.filter((x) => x !== thing);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), thing, ...rest.slice(at)];
}

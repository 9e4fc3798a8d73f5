import type { CardId } from '../../rules/index.ts';
import { ACTION_ICONS, type Catalog } from '../catalog.ts';

/** The ways to sort the hand; `own` is the order the player made by dragging. */
export const HAND_SORTS = ['good', 'icon', 'load', 'own'] as const;
export type HandSort = (typeof HAND_SORTS)[number];

/** The hand in the chosen order. With sort `own`, cards missing from `ownOrder` come last. */
export function sortHand(
  catalog: Catalog,
  hand: readonly CardId[],
  sort: HandSort,
  ownOrder: readonly CardId[],
): CardId[] {
  const keys: Record<HandSort, (id: CardId) => number[]> = {
    good: () => [],
    icon: (id) => {
      const { icons } = catalog.card(id);
      return icons.map((i) => ACTION_ICONS.indexOf(i)).sort((x, y) => x - y);
    },
    load: (id) => [catalog.card(id).load, -catalog.card(id).power],
    own: (id) => [ownOrder.includes(id) ? ownOrder.indexOf(id) : ownOrder.length],
  };
  const key = (id: CardId): number[] => [...keys[sort](id), catalog.cardRank(id)];
  return hand.slice().sort((x, y) => compare(key(x), key(y)));
}

/** Compares two lists of numbers, the first difference decides. */
function compare(x: number[], y: number[]): number {
  for (const [i, n] of x.entries()) {
    const d = n - (y[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
}

/** A copy of the list with one item moved to index `to`, limited to the list's ends. */
export function moveItem<T>(list: readonly T[], item: T, to: number): T[] {
  const rest = list.filter((x) => x !== item);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

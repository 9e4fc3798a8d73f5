import type { GoodId, Wish, Wishes } from '../state.ts';

/** om.trade.10 (R31): the wishes in the order of the goods asked for, so that equal requests are equal data. */
export function keptWishes(
  goods: readonly GoodId[],
  wishes: Wishes | undefined,
): { wishes?: Wishes } {
  if (!wishes) return {};
  const kept: Wishes = {};
  for (const good of goods) {
    const wish = wishes[good];
    if (wish) kept[good] = ordered(wish);
  }
  return Object.keys(kept).length > 0 ? { wishes: kept } : {};
}

const ordered = ({ icons, power, load }: Wish): Wish => ({
  ...(icons && { icons: icons.slice().sort() }),
  ...(power !== undefined && { power }),
  ...(load !== undefined && { load }),
});

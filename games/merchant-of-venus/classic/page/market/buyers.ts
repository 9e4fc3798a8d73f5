import type { Book, Good } from '../book.ts';
import type { GameContext } from '../game.tsx';

export interface Buyer {
  culture: string;
  /** Null: nobody this seat knows has met it. */
  system: string | null;
  seen: boolean;
  pays: number;
  bonus: number;
  /** Points of the shortest way; null: unknown. */
  away: number | null;
}

/** Where a culture lives as far as this view knows. */
export function homeOf(
  view: GameContext['view'],
  culture: string,
): { system: string; open: boolean } | null {
  for (const [system, c] of Object.entries(view.systems))
    if (c.culture === culture) return { system, open: c.open };
  return null;
}

export function bonusAt(
  book: Book,
  view: GameContext['view'],
  culture: string,
  kind: string,
): number {
  return (view.cultures[culture]?.demands ?? [])
    .map((d) => book.demand(d))
    .reduce((sum, d) => sum + (d?.good === kind ? d.bonus : 0), 0);
}

/** Who buys a good, the nearest first, the unknown last. */
export function buyersOf(
  { book, view }: GameContext,
  good: Good,
  far: ReadonlyMap<string, number>,
): Buyer[] {
  return good.buyers
    .map((culture): Buyer => {
      const home = homeOf(view, culture);
      return {
        culture,
        system: home?.system ?? null,
        seen: home !== null && !home.open,
        pays: good.resale,
        bonus: bonusAt(book, view, culture, good.kind),
        away: home ? (far.get(home.system) ?? null) : null,
      };
    })
    .sort(
      (a, b) =>
        Number(a.system === null) - Number(b.system === null) ||
        (a.away ?? 99) - (b.away ?? 99) ||
        b.bonus - a.bonus,
    );
}

import type { Chance } from '@fondaco/kernel';

/** Choices for positions made up by chance. */
export interface Pick {
  below(n: number): number;
  one<T>(of: readonly T[]): T;
  /** All of them, in another order. */
  mixed<T>(of: readonly T[]): T[];
  /** Up to `most` of them, each once. */
  some<T>(of: readonly T[], most: number): T[];
}

export function picker(chance: Chance): Pick {
  const below = (n: number): number => chance.int(n, 'made up');
  const mixed = <T>(of: readonly T[]): T[] => {
    const all = [...of];
    chance.shuffle(all, 'made up');
    return all;
  };
  return {
    below,
    mixed,
    one: <T>(of: readonly T[]) => of[below(of.length)] as T,
    some: <T>(of: readonly T[], most: number) => mixed(of).slice(0, below(most + 1)),
  };
}

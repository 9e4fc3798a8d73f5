import type { Chance } from '@fondaco/kernel';

/** Choices for positions made up by chance. */
export interface Pick {
  below(n: number): number;
  one<T>(of: readonly T[]): T;
  /** Up to `most` of them, each once. */
  some<T>(of: readonly T[], most: number): T[];
}

export const picker = (chance: Chance): Pick => ({
  below: (n) => chance.int(n, 'made up'),
  one: <T>(of: readonly T[]) => of[chance.int(of.length, 'made up')] as T,
  some<T>(of: readonly T[], most: number) {
    const mixed = [...of];
    chance.shuffle(mixed, 'made up');
    return mixed.slice(0, chance.int(most + 1, 'made up'));
  },
});

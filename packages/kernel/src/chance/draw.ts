/** One recorded draw: a number below `n`, or for a shuffle of `n` things the old index of each. */
export interface Draw {
  tag: string;
  n: number;
  v: number | number[];
}

/** A chance whose shuffles depend on the things shuffled; returns the old index of each. */
export interface ShufflesByValue {
  from(xs: readonly unknown[], tag: string): number[];
}

/** Fisher–Yates with the numbers of `int`. */
export function shuffleBy<T>(xs: T[], int: (n: number) => number): void {
  for (let i = xs.length - 1; i > 0; i--) {
    const j = int(i + 1);
    const x = xs[i] as T;
    xs[i] = xs[j] as T;
    xs[j] = x;
  }
}

/** Rearranges `xs` as a recorded shuffle says. */
export function arrangeBy<T>(xs: T[], from: readonly number[]): void {
  const old = xs.slice();
  for (let i = 0; i < xs.length; i++) xs[i] = old[from[i] as number] as T;
}

export const indices = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function isPermutation(v: readonly unknown[], n: number): boolean {
  return v.length === n && new Set(v).size === n && v.every((x) => isBelow(x, n));
}

export const isBelow = (x: unknown, n: number): boolean =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) < n;

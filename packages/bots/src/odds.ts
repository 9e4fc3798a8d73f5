import type { Rules, Worth } from '@fondaco/kernel';

/**
 * The chance of every seat to win a position, by what it is worth to each: a lead counts for more the later it is. They add up to 1.
 * Undefined where the odds were never measured, also when the game is over: a mean of some continuations would be no chance.
 */
export function winChances<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  seats: number,
  worth: Worth<S>,
): number[] | undefined {
  const odds = rules.odds?.(seats);
  if (!odds || !rules.progress) return undefined;
  const result = rules.result(s);
  if (result) {
    const winners = result.seats.filter((x) => x.place === 1).length;
    return result.seats.map((x) => (x.place === 1 ? 1 / winners : 0));
  }
  const scale = scaleAt(odds, rules.progress(s));
  return shares(
    Array.from({ length: seats }, (_, seat) => worth(s, seat)),
    scale,
  );
}

/** Points that make a seat e times as likely to win as another, at this stage of the game. */
export const scaleAt = ([start, end]: readonly [number, number], progress: number): number =>
  start + (end - start) * progress;

/** What each has of the whole, if `scale` more points count e times as much. */
export function shares(worths: readonly number[], scale: number): number[] {
  const most = Math.max(...worths);
  const parts = worths.map((x) => Math.exp((x - most) / scale));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((x) => x / sum);
}

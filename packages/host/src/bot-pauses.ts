import type { LiveTable } from './live.ts';

/**
 * How long bots pause, as a factor of the table's pace. One person who plays with bots sets it; among several people nobody is
 * hurried or kept waiting. With 0 bots do not pause at all, not even for an offer the person could begin: they skip to their own
 * next question.
 */
export function pauseFactor({ seats, pauseFactors }: LiveTable): number {
  const people = new Set(seats.flatMap((s) => (s.bot === null && s.user !== null ? [s.user] : [])));
  const [user = ''] = people;
  return people.size === 1 ? (pauseFactors.get(user) ?? 1) : 1;
}

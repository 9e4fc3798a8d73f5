import type { Book } from '../book.ts';

/** mvs.round.2, mvs.round.3; after the last round of the track it begins anew (mvs.epic.2). */
export const iconOf = (b: Book, round: number): 'passenger' | 'drill' =>
  b.tables.track[(round - 1) % b.tables.track.length] as 'passenger' | 'drill';

/** mvs.epic.2: the first round after the track, and those marked, in which all cultures produce. */
export function produces(b: Book, round: number, last: number): boolean {
  if (b.options.variant !== 'epic') return false;
  const { rounds, epic } = b.constants;
  return round === rounds + 1 || (epic.production.includes(round) && last > round);
}

/** mvs.light.1 */
export const firstRound = (b: Book): number =>
  b.options.variant === 'lightSpeed' ? b.constants.light.round : 1;

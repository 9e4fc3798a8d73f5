import type { AnyMatch } from '@fondaco/kernel';
import type { OfferWriter } from './rows.ts';

/** How long the bots wait in all for one player between two answers of theirs. */
export const MAX_WAIT_MS = 120_000;

/** The house time up to which the bots wait for players who write offers. */
export const botsWaitUntil = (writers: readonly OfferWriter[]): number =>
  Math.max(
    0,
    ...writers.map(({ from, used }) =>
      from === null ? 0 : from + Math.max(0, MAX_WAIT_MS - used),
    ),
  );

export const isWriting = (writers: readonly OfferWriter[], seat: number, house: number): boolean =>
  writers.some((w) => w.seat === seat && w.from !== null && house - w.from < MAX_WAIT_MS - w.used);

/** After an entry: the player who made it writes no more, and may keep the bots waiting anew. */
export function writersAfter(
  writers: readonly OfferWriter[],
  { entries }: AnyMatch,
): readonly OfferWriter[] {
  const last = entries.at(-1);
  const by = last?.t === 'act' ? last.seat : undefined;
  return writers.some((w) => w.seat === by) ? writers.filter((w) => w.seat !== by) : writers;
}

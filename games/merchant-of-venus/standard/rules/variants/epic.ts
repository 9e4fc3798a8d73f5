import { putRanked } from '../../../shared/rules/lists.ts';
import type { Book, StandardIo } from '../book.ts';
import { produce } from '../port/market.ts';
import { produces } from '../round/icons.ts';
import type { State } from '../state.ts';

/** mvs.epic.2: what happens before the first round after the track, and in production rounds. */
export function beyondTheTrack(b: Book, s: State, io: StandardIo): void {
  if (produces(b, s.round, s.lastRound))
    for (const culture of b.tables.cultures) produce(b, s, culture, true, io);
  if (b.options.variant === 'epic' && s.round === b.constants.rounds + 1) newPool(b, s, io);
}

/** mvs.epic.3: again whenever the pool has run dry. */
export function refillPool(b: Book, s: State, io: StandardIo): void {
  if (s.round > b.constants.rounds && s.pool.length === 0) newPool(b, s, io);
}

function newPool(b: Book, s: State, io: StandardIo): void {
  const back = s.gone.filter((id) => b.tables.passengers.has(id));
  if (back.length === 0) return;
  s.gone = s.gone.filter((id) => !b.tables.passengers.has(id));
  for (const id of back) putRanked(b.tables.rank, s.pool, id);
  io.tell({ t: 'newPool', passengers: s.pool.length });
}

/** mvs.epic.1 */
export function lastRoundOf(b: Book, io: StandardIo): number {
  const { rounds, epic } = b.constants;
  if (b.options.variant !== 'epic') return rounds;
  if (b.options.epicLength === 'chosen') return Math.max(rounds + 1, b.options.epicRounds);
  let length = epic.add;
  for (let n = 0; n < epic.dice; n++) length += io.chance.int(6, 'length') + 1;
  return Math.max(rounds + 1, length);
}

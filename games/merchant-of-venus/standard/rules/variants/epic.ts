import { withRanked } from '../../../shared/rules/lists.ts';
import type { Config, StandardIo } from '../config.ts';
import { produce } from '../port/market.ts';
import { produces } from '../round/icons.ts';
import type { State } from '../state.ts';

/** mvs.epic.2: what happens before the first round after the track, and in production rounds. */
export function beyondTheTrack(config: Config, s: State, io: StandardIo): void {
  if (produces(config, s.round, s.lastRound))
    for (const culture of config.tables.cultures) produce(config, s, culture, true, io);
  if (config.options.variant === 'epic' && s.round === config.constants.rounds + 1)
    newPool(config, s, io);
}

/** mvs.epic.3: again whenever the pool has run dry. */
export function refillPool(config: Config, s: State, io: StandardIo): void {
  if (s.round > config.constants.rounds && s.pool.length === 0) newPool(config, s, io);
}

function newPool(config: Config, s: State, io: StandardIo): void {
  const back = s.gone.filter((id) => config.tables.passengers.has(id));
  if (back.length === 0) return;
  s.gone = s.gone.filter((id) => !config.tables.passengers.has(id));
  for (const id of back) s.pool = withRanked(config.tables.rank, s.pool, id);
  io.tell({ t: 'newPool', passengers: s.pool.length });
}

/** mvs.epic.1 */
export function lastRoundOf(config: Config, io: StandardIo): number {
  const { rounds, epic } = config.constants;
  if (config.options.variant !== 'epic') return rounds;
  if (config.options.epicLength === 'chosen')
    return Math.max(rounds + 1, config.options.epicRounds);
  let length = epic.add;
  for (let n = 0; n < epic.dice; n++) length += io.chance.int(6, 'length') + 1;
  return Math.max(rounds + 1, length);
}

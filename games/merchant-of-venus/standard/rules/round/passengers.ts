import { BASE } from '../../../shared/rules/base.ts';
import { putRanked } from '../../../shared/rules/lists.ts';
import { type Config, cultureAt, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { refillPool } from '../variants/epic.ts';

/** mvs.round.2, mvs.passenger.1: one out of the pool, to where it starts from. */
export function drawPassenger(config: Config, s: State, io: StandardIo): boolean {
  refillPool(config, s, io);
  if (s.pool.length === 0) return false;
  const passenger = s.pool.splice(io.chance.int(s.pool.length, 'passenger'), 1)[0] as string;
  const at = config.tables.passengers.get(passenger)?.from as string;
  const waiting = at === BASE ? s.base.passengers : cultureAt(s, at).passengers;
  putRanked(config.tables.rank, waiting, passenger);
  const waits = at !== BASE && cultureAt(s, at).at === null;
  io.reveal('table');
  io.tell({ t: 'passenger', passenger, at, waits });
  return true;
}

/** mvs.option.4 */
export function drawDemand(config: Config, s: State, io: StandardIo): void {
  if (s.demandPool.length === 0) return;
  const demand = s.demandPool.splice(io.chance.int(s.demandPool.length, 'demand'), 1)[0] as string;
  const at = config.tables.demands.get(demand)?.at as string;
  putRanked(config.tables.rank, cultureAt(s, at).demands, demand);
  io.reveal('table');
  io.tell({ t: 'demand', demand, at, waits: cultureAt(s, at).at === null });
}

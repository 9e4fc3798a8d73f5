import { BASE } from '../../../shared/rules/base.ts';
import { without, withRanked } from '../../../shared/rules/lists.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import { renewCulture, setWaiting } from '../change.ts';
import { type Config, cultureAt, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { refillPool } from '../variants/epic.ts';

/** mvs.round.2, mvs.passenger.1: one out of the pool, to where it starts from. */
export function drawPassenger(config: Config, s: State, io: StandardIo): boolean {
  refillPool(config, s, io);
  if (s.pool.length === 0) return false;
  const passenger = s.pool[io.chance.int(s.pool.length, 'passenger')] as string;
  s.pool = without(s.pool, passenger);
  const at = config.tables.passengers.get(passenger)?.from as string;
  setWaiting(s, at, withRanked(config.tables.rank, waitingAt(s, at), passenger));
  const waits = at !== BASE && cultureAt(s, at).at === null;
  io.reveal('table');
  io.tell({ t: 'passenger', passenger, at, waits });
  return true;
}

/** mvs.option.4 */
export function drawDemand(config: Config, s: State, io: StandardIo): void {
  if (s.demandPool.length === 0) return;
  const demand = s.demandPool[io.chance.int(s.demandPool.length, 'demand')] as string;
  s.demandPool = without(s.demandPool, demand);
  const at = config.tables.demands.get(demand)?.at as string;
  const c = renewCulture(s, at);
  c.demands = withRanked(config.tables.rank, c.demands, demand);
  io.reveal('table');
  io.tell({ t: 'demand', demand, at, waits: c.at === null });
}

import { BASE } from '../../../shared/rules/base.ts';
import { distinct, putRanked, remove } from '../../../shared/rules/lists.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import type { CultureId, ItemId } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, type StandardIo, techOf } from '../config.ts';
import type { State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { askFit } from './holds.ts';

/** mvs.hold.2: at the Base passengers only; utility technologies never. */
export function offloads(config: Config, s: State, market: CultureId): PortAction[] {
  const p = activePlayer(s);
  return distinct([...p.cargo, ...p.techs])
    .filter((item) => mayOffload(config, market, item))
    .map((item) => ({ do: 'offload', item }));
}

export function mayOffload(config: Config, market: CultureId, item: ItemId): boolean {
  if (market === BASE) return config.tables.passengers.has(item);
  return !config.tables.techs.has(item) || techOf(config, item).type !== 'utility';
}

/** mvs.hold.2: no action, no money; anyone who comes later may take it. */
export function offload(
  config: Config,
  s: State,
  market: CultureId,
  item: ItemId,
  io: StandardIo,
): void {
  const p = activePlayer(s);
  const { rank } = config.tables;
  io.tell({ t: 'offloaded', seat: s.active, item, at: market });
  s.turn.offloaded.push(item);
  if (config.tables.passengers.has(item)) {
    remove(p.cargo, item);
    putRanked(rank, waitingAt(s, market), item);
  } else if (config.tables.goods.has(item)) {
    remove(p.cargo, item);
    putRanked(rank, cultureAt(s, market).goods, item);
  } else {
    remove(p.techs, item);
    putRanked(rank, cultureAt(s, market).techs, item);
    askFit(config, s); // mvs.tech.9
  }
}

import { BASE } from '../../../shared/rules/base.ts';
import { distinct, without, withRanked } from '../../../shared/rules/lists.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import { renewCulture, setWaiting } from '../change.ts';
import type { CultureId, ItemId } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo, techOf } from '../config.ts';
import type { Action, State } from '../state.ts';
import { askFit } from './holds.ts';

/** mvs.hold.2: at the Base passengers only; utility technologies never. */
export function addOffloads(config: Config, s: State, market: CultureId, found: Action[]): void {
  const p = activePlayer(s);
  for (const item of distinct(p.cargo))
    if (mayOffload(config, market, item)) found.push({ do: 'offload', item });
  for (const item of distinct(p.techs))
    if (mayOffload(config, market, item)) found.push({ do: 'offload', item });
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
  s.turn.offloaded = [...s.turn.offloaded, item];
  if (config.tables.passengers.has(item)) {
    p.cargo = without(p.cargo, item);
    setWaiting(s, market, withRanked(rank, waitingAt(s, market), item));
  } else if (config.tables.goods.has(item)) {
    const c = renewCulture(s, market);
    p.cargo = without(p.cargo, item);
    c.goods = withRanked(rank, c.goods, item);
  } else {
    const c = renewCulture(s, market);
    p.techs = without(p.techs, item);
    c.techs = withRanked(rank, c.techs, item);
    askFit(config, s); // mvs.tech.9
  }
}

import { BASE } from '../../../shared/rules/base.ts';
import { distinct, without, withSorted } from '../../../shared/rules/lists.ts';
import { demandBonus, demandsFor } from '../../../shared/rules/markets.ts';
import { receive } from '../bank.ts';
import {
  goodsAboard,
  isEquipment,
  load,
  removable,
  returnEquipment,
  roomForPassenger,
  unload,
} from '../cargo.ts';
import { EQUIPMENT } from '../components/names.ts';
import {
  activePlayer,
  type ClassicIo,
  type Config,
  changeCulture,
  cultureAt,
  goodOf,
} from '../config.ts';
import { intoCup } from '../cup.ts';
import type {
  Action,
  CultureId,
  DockAction,
  DockFrame,
  ItemId,
  RelicId,
  State,
  TokenId,
} from '../state.ts';
import type { Position } from '../view.ts';
import { relicsAt, setRelicsAt } from './buy.ts';
import { addValue, countSell, maySell } from './payment.ts';

/** mvc.sell.1: the goods this culture buys; mvc.sell.2: each with the demand that it meets, if any. */
export function addSales(config: Config, s: State, f: DockFrame, found: Action[]): void {
  const { market } = f;
  if (market === null || market === BASE || !maySell(f)) return;
  for (const good of goodsAboard(config, activePlayer(s))) {
    const { buyers, kind } = goodOf(config, good);
    if (!buyers.includes(market)) continue;
    const met = demandsFor(config.tables.demands, cultureAt(s, market).demands, kind);
    if (met.length === 0) found.push({ do: 'sell', good, demand: null });
    else for (const demand of distinct(met)) found.push({ do: 'sell', good, demand });
  }
}

/** mvc.sell.2: all matching demands pay; one of them goes into the cup. */
export const bonusFor = (
  config: Config,
  s: Pick<Position, 'cultures'>,
  market: CultureId,
  good: TokenId,
): number => {
  const { demands } = cultureAt(s, market);
  if (demands.length === 0) return 0;
  return demandBonus(config.tables.demands, demands, goodOf(config, good).kind);
};

/** mvc.sell.1 */
export function sell(
  config: Config,
  s: State,
  f: DockFrame,
  { good, demand }: Extract<DockAction, { do: 'sell' }>,
  io: ClassicIo,
): void {
  const market = f.market as CultureId;
  const bonus = bonusFor(config, s, market, good);
  const credits = goodOf(config, good).resale + bonus;
  unload(activePlayer(s), good);
  if (demand !== null)
    changeCulture(s, market, { demands: without(cultureAt(s, market).demands, demand) });
  countSell(f);
  f.turnover += credits;
  io.tell({ t: 'sold', seat: s.active, good, credits, bonus });
  receive(config, s, s.active, credits, io);
  intoCup(config, s, demand === null ? [good] : [good, demand], io);
}

/** mvc.barter.1: relics everywhere, equipment with cultures only. */
export function addBarters(s: State, f: DockFrame, found: Action[]): void {
  if (f.market === null || !maySell(f)) return;
  const { relics, equipment } = activePlayer(s);
  for (const relic of relics) found.push({ do: 'barter', item: `relic:${relic}` });
  if (f.market === BASE) return;
  for (const item of EQUIPMENT) if (equipment[item] > 0) found.push({ do: 'barter', item });
}

export function barter(config: Config, s: State, f: DockFrame, item: ItemId, io: ClassicIo): void {
  const p = activePlayer(s);
  const relic = relicIn(item);
  const credits = relic
    ? config.tables.relics[relic].tradeIn
    : config.tables.equipment[item as keyof typeof config.tables.equipment].tradeIn;
  if (relic) {
    const market = f.market as CultureId;
    p.relics = without(p.relics, relic);
    setRelicsAt(s, market, withSorted(relicsAt(s, market), relic));
  } else if (isEquipment(p, item)) returnEquipment(s, p, item);
  countSell(f);
  addValue(f, credits);
  io.tell({ t: 'bartered', seat: s.active, item, credits });
}

export const relicIn = (item: ItemId): RelicId | undefined =>
  item.startsWith('relic:') ? (item.slice('relic:'.length) as RelicId) : undefined;

/** mvc.passenger.1, mvc.passenger.2, mvc.offload.1: what can be done without using up a buy or sell action. */
export function addFreeActions(config: Config, s: State, f: DockFrame, found: Action[]): void {
  const { market } = f;
  if (market === null) return;
  const p = activePlayer(s);
  if (roomForPassenger(config, p))
    for (const passenger of waitingAt(s, market)) found.push({ do: 'pickUp', passenger });
  for (const passenger of p.cargo) {
    if (config.tables.passengers.get(passenger)?.to === market)
      found.push({ do: 'dropOff', passenger });
  }
  for (const item of removable(p)) found.push({ do: 'offload', items: [item] });
}

/** mvc.passenger.1 */
const waitingAt = (s: State, market: CultureId): readonly TokenId[] =>
  market === BASE ? s.base.passengers : cultureAt(s, market).passengers;

export function pickUp(
  config: Config,
  s: State,
  f: DockFrame,
  passenger: TokenId,
  io: ClassicIo,
): void {
  const market = f.market as CultureId;
  const passengers = without(waitingAt(s, market), passenger);
  if (market === BASE) s.base = { ...s.base, passengers };
  else changeCulture(s, market, { passengers });
  load(config, activePlayer(s), passenger);
  io.tell({ t: 'pickedUp', seat: s.active, passenger });
}

/** mvc.passenger.2: the bank pays the fare, which earns no commission. Then the passenger goes into the cup. */
export function dropOff(config: Config, s: State, passenger: TokenId, io: ClassicIo): void {
  const credits = config.tables.passengers.get(passenger)?.fare ?? 0;
  unload(activePlayer(s), passenger);
  io.tell({ t: 'droppedOff', seat: s.active, passenger, credits });
  receive(config, s, s.active, credits, io);
  intoCup(config, s, [passenger], io);
}

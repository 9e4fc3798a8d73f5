import { BASE } from '../../../shared/rules/base.ts';
import { distinct, without } from '../../../shared/rules/lists.ts';
import { demandBonus, demandsFor } from '../../../shared/rules/markets.ts';
import { putAside, renewCulture, usePower } from '../change.ts';
import type { CultureId, Good, GoodId } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, flies, type StandardIo } from '../config.ts';
import { effectDie, valueFor } from '../flight/values.ts';
import { gainInfamy, receive } from '../round/bank.ts';
import type { Sale, State } from '../state.ts';
import type { Position } from '../view.ts';
import type { DockFrame, PortAction } from './frames.ts';
import { loseGood } from './holds.ts';
import { priceOf, shiftMarket, stateOf } from './market.ts';
import { countSell, hides, NO_SELLS } from './payment.ts';
import { addOffer, type No, type Offers } from './refusals.ts';

type SellAction = Extract<PortAction, { do: 'sell' }>;

/** mvs.tech.5: infamy for each good on the black market. */
const BLACK_INFAMY = 2;

export const goodOf = (config: Config, id: GoodId): Good => config.tables.goods.get(id) as Good;

/** mvs.market.6 */
export const buys = (config: Config, market: CultureId, good: GoodId): boolean =>
  goodOf(config, good).buyers.includes(market);

export const onBlackMarket = (
  config: Config,
  s: Position,
  market: CultureId,
  good: GoodId,
): boolean =>
  hides(s) && goodOf(config, good).blackMarket === market && !buys(config, market, good);

/** Goods aboard that can be sold at this market, each kind once. */
export function saleable(config: Config, s: Position, market: CultureId): GoodId[] {
  const found: GoodId[] = [];
  if (market === BASE) return found;
  for (const id of activePlayer(s).cargo)
    if (config.tables.goods.has(id) && !found.includes(id) && isBought(config, s, market, id))
      found.push(id);
  return found;
}

const isBought = (config: Config, s: Position, market: CultureId, good: GoodId): boolean =>
  buys(config, market, good) || onBlackMarket(config, s, market, good);

/** mvs.option.4: all matching demands pay, one of them is met. */
export const bonusFor = (config: Config, s: Position, market: CultureId, good: GoodId): number =>
  demandBonus(config.tables.demands, cultureAt(s, market).demands, good);

/** The ways to sell a good: by the demand that is met. */
export function waysToSell(
  config: Config,
  s: State,
  market: CultureId,
  good: GoodId,
): SellAction[] {
  const { demands } = cultureAt(s, market);
  if (demands.length === 0) return [{ do: 'sell', good, demand: null }];
  const met = distinct(demandsFor(config.tables.demands, demands, good));
  return (met.length > 0 ? met : [null]).map((demand) => ({ do: 'sell', good, demand }));
}

/** mvs.market.6, mvs.market.8 */
export function addSales(config: Config, s: State, f: DockFrame, to: Offers): void {
  const closed = s.turn.closed.includes(f.market);
  const no = closed ? SALES_CLOSED : f.sells === 0 ? NO_SELLS : null;
  if (no !== null && to.refused === null) return;
  for (const good of saleable(config, s, f.market)) {
    const ways = waysToSell(config, s, f.market, good);
    for (const action of ways) addOffer(to, action, no);
    if (mayHaggle(s, f.market))
      for (const action of ways) addOffer(to, { ...action, high: true }, no);
  }
}

const SALES_CLOSED: No = ['mvs.market.8', 'salesClosed'];

/** mvs.pilot.9: once a turn, where it makes a difference. */
const mayHaggle = (s: State, market: CultureId): boolean =>
  flies(activePlayer(s), 'humans', 'a') &&
  !s.turn.used.includes('highPrice') &&
  stateOf(s, market) !== 'high';

/** mvs.market.6; mvs.pilot.9: a failed check sells nothing and costs nothing. */
export function sell(config: Config, s: State, f: DockFrame, a: SellAction, io: StandardIo): void {
  if (a.high) {
    usePower(s, 'highPrice');
    const die = effectDie(io);
    const value = valueFor(config, s, 'laser');
    io.tell({ t: 'haggled', seat: s.active, die, value, passed: die < value });
    if (die >= value) return;
  }
  sellTo(config, s, f, a, io);
  countSell(config, s, f, io);
}

/** The sale itself, at a market near or far. */
export function sellTo(
  config: Config,
  s: State,
  { market, phase }: { market: CultureId; phase: Sale['phase'] },
  { good, demand, high }: SellAction,
  io: StandardIo,
): void {
  const bonus = bonusFor(config, s, market, good);
  const resale = high ? goodOf(config, good).resale.high : priceOf(config, s, market, good);
  const black = onBlackMarket(config, s, market, good);
  if (demand !== null) {
    const c = renewCulture(s, market);
    c.demands = without(c.demands, demand);
    putAside(config, s, demand);
  }
  loseGood(config, s, activePlayer(s), good);
  receive(s, s.active, resale + bonus);
  s.turn.sales = [...s.turn.sales, { good, to: market, state: stateOf(s, market), phase }];
  io.tell({ t: 'sold', seat: s.active, good, to: market, credits: resale + bonus, bonus, black });
  if (black) gainInfamy(s, s.active, BLACK_INFAMY, io);
}

/** mvs.market.8: whether sales of this turn wait for their shift. */
export const awaitsShift = (s: State, market: CultureId): boolean =>
  s.turn.sales.length > 0 &&
  !s.turn.closed.includes(market) &&
  s.turn.sales.some((x) => x.to === market);

/** mvs.market.8: once a turn and culture, after the last sale. */
export function closeSales(config: Config, s: State, market: CultureId, io: StandardIo): void {
  if (!awaitsShift(s, market)) return;
  s.turn.closed = [...s.turn.closed, market];
  shiftMarket(config, s, market, io);
}

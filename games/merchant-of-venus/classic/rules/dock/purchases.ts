import { msg, type Refusal } from '@fondaco/kernel';
import { BASE } from '../../../shared/rules/base.ts';
import { percentOf } from '../bank.ts';
import { roomFor, roomForGood } from '../cargo.ts';
import { shipsAt } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, infoOf } from '../config.ts';
import type { CultureId, DockAction, DockFrame } from '../state.ts';
import type { Position } from '../view.ts';
import { isFree, mayBuy, maySell, means } from './payment.ts';

/** Why something cannot be bought now: rule and message; null if it can. */
type No = [rule: string, key: string] | null;

/** A thing sold at a market that cannot be bought now. */
export interface ClosedPurchase {
  action: DockAction;
  no: [rule: string, key: string];
}

/** mvc.market.1: everything sold here. `closed` is left out where nobody asks what cannot be bought, and why. */
class PurchaseList {
  readonly open: DockAction[] = [];
  readonly closed: ClosedPurchase[] | null;

  constructor(closed: ClosedPurchase[] | null) {
    this.closed = closed;
  }

  push(action: DockAction, no: No): void {
    if (no === null) this.open.push(action);
    else this.closed?.push({ action, no });
  }
}

export const openPurchases = (config: Config, s: Position, f: DockFrame): DockAction[] =>
  addPurchases(config, s, f, new PurchaseList(null)).open;

export const closedPurchases = (config: Config, s: Position, f: DockFrame): ClosedPurchase[] => {
  const closed: ClosedPurchase[] = [];
  addPurchases(config, s, f, new PurchaseList(closed));
  return closed;
};

export const canBuyAnything = (config: Config, s: Position, f: DockFrame): boolean =>
  openPurchases(config, s, f).length > 0;

function addPurchases(
  config: Config,
  s: Position,
  f: DockFrame,
  found: PurchaseList,
): PurchaseList {
  if (f.market === null) return found;
  if (f.market !== BASE) {
    addGoods(config, s, f, f.market, found);
    addDeeds(config, s, f, f.market, found);
  }
  addShips(config, s, f, f.market, found);
  const relics = f.market === BASE ? s.base.relics : cultureAt(s, f.market).relics;
  for (const relic of relics) {
    const { cost } = config.tables.relics[relic]; // mvc.buy.8
    found.push({ do: 'buyRelic', relic }, money(s, f, cost));
  }
  return found;
}

function addGoods(
  config: Config,
  s: Position,
  f: DockFrame,
  at: CultureId,
  found: PurchaseList,
): void {
  const p = activePlayer(s);
  const info = infoOf(config, at);
  const market = cultureAt(s, at);
  const room = roomForGood(config, p) ? null : NO_ROOM;
  if (market.goods > 0) {
    const price = info.goodSold.cost; // mvc.buy.1
    found.push({ do: 'buy', good: info.good }, room ?? money(s, f, price));
  }
  if (market.factoryGood) {
    const price = info.factorySold.cost;
    const closed = market.factory === null ? NO_FACTORY : null; // mvc.buy.3
    const no = closed ?? room ?? money(s, f, price);
    found.push({ do: 'buy', good: info.factory }, no);
  }
  for (const item of info.equipment) {
    const price = config.tables.equipment[item].cost;
    const stock = s.stock[item] > 0 ? null : NO_STOCK; // mvc.buy.4
    const no = stock ?? (roomFor(config, p, item) ? null : NO_ROOM) ?? money(s, f, price);
    found.push({ do: 'equip', item }, no);
  }
}

/** mvc.home.1: a player pays less at the home culture. */
export function deedPrice(config: Config, s: Position, at: CultureId, printed: number): number {
  const home = activePlayer(s).race === at;
  return home ? printed - percentOf(printed, config.constants.homeDiscount) : printed;
}

function addDeeds(
  config: Config,
  s: Position,
  f: DockFrame,
  at: CultureId,
  found: PurchaseList,
): void {
  const market = cultureAt(s, at);
  if (market.factory === null) {
    const price = deedPrice(config, s, at, infoOf(config, at).deed); // mvc.buy.2
    found.push({ do: 'factory' }, money(s, f, price));
  }
  const price = deedPrice(config, s, at, config.constants.spaceport); // mvc.buy.7
  const no = money(s, f, price);
  for (const orbit of config.tables.graph.orbits.get(market.at ?? '') ?? [])
    if (s.ports[orbit] === undefined) found.push({ do: 'spaceport', orbit }, no);
}

/** mvc.buy.5: the old ship is traded in, which is a sell action. */
function addShips(
  config: Config,
  s: Position,
  f: DockFrame,
  at: CultureId,
  found: PurchaseList,
): void {
  const p = activePlayer(s);
  for (const ship of shipsAt(config.tables, at)) {
    if (ship === p.ship) continue;
    const price = config.tables.ships[ship].cost;
    const limit = mayBuy(f) ? (maySell(f) ? null : NO_SELLS) : NO_BUYS;
    const short = price > means(s, f) + config.tables.ships[p.ship].tradeIn ? TOO_DEAR : null;
    found.push({ do: 'ship', ship }, limit ?? short);
  }
}

const NO_ROOM: [string, string] = ['mvc.hold.1', 'noRoom'];
const NO_FACTORY: [string, string] = ['mvc.buy.3', 'noFactory'];
const NO_STOCK: [string, string] = ['mvc.buy.4', 'noStock'];
const NO_BUYS: [string, string] = ['mvc.market.1', 'noBuys'];
const NO_SELLS: [string, string] = ['mvc.buy.5', 'noSells'];
const TOO_DEAR: [string, string] = ['mvc.buy.9', 'tooDear'];

/** mvc.buy.9, mvc.market.1, mvc.iou.1 */
function money(s: Position, f: DockFrame, price: number): No {
  if (isFree(f, price)) return null;
  if (!mayBuy(f)) return NO_BUYS;
  return price > means(s, f) ? TOO_DEAR : null;
}

export const toRefusal = ([rule, key]: [string, string]): Refusal => ({
  rule,
  msg: msg(`mvc.no.${key}`),
});

/** mvc.iou.1: needs the card of this culture and something it could help to buy. */
export function canUseIou(config: Config, s: Position, f: DockFrame): boolean {
  if (f.iou !== null || f.market === null || !activePlayer(s).ious.includes(f.market)) return false;
  const iou = infoOf(config, f.market).iou;
  return canBuyAnything(config, s, { ...f, iou });
}

import { BASE } from '../../../shared/rules/base.ts';
import { without, withSorted } from '../../../shared/rules/lists.ts';
import { percentOf, receive } from '../bank.ts';
import { dotsFree, load, takeEquipment } from '../cargo.ts';
import {
  activePlayer,
  type ClassicIo,
  type Config,
  changeCulture,
  cultureAt,
  goodOf,
  infoOf,
} from '../config.ts';
import type {
  CultureId,
  DockAction,
  DockFrame,
  ItemId,
  RelicId,
  ShipClass,
  State,
} from '../state.ts';
import { addValue, countBuy, countSell, isFree, payAtDock } from './payment.ts';
import { deedPrice } from './purchases.ts';

type Do<K extends DockAction['do']> = Extract<DockAction, { do: K }>;

/** Pays a price. mvc.iou.1: it is a buy action unless the card alone covers it. */
function spend(s: State, f: DockFrame, price: number, item: ItemId, io: ClassicIo): void {
  if (!isFree(f, price)) countBuy(f);
  const paid = payAtDock(s, f, price);
  io.tell({ t: 'bought', seat: s.active, item, price, ...paid });
}

/** mvc.buy.1, mvc.buy.3 */
export function buyGood(config: Config, s: State, f: DockFrame, a: Do<'buy'>, io: ClassicIo): void {
  const { cost, factory, culture } = goodOf(config, a.good);
  const market = cultureAt(s, culture);
  changeCulture(s, culture, factory ? { factoryGood: false } : { goods: market.goods - 1 });
  load(config, activePlayer(s), a.good);
  spend(s, f, cost, a.good, io);
  if (!factory || market.factory === null) return;
  const credits = percentOf(cost, config.constants.factoryCommission); // mvc.commission.2
  io.tell({ t: 'commission', seat: market.factory, of: 'factory', credits });
  receive(config, s, market.factory, credits, io);
}

/** mvc.buy.4 */
export function equip(config: Config, s: State, f: DockFrame, a: Do<'equip'>, io: ClassicIo): void {
  takeEquipment(s, activePlayer(s), a.item);
  spend(s, f, config.tables.equipment[a.item].cost, a.item, io);
}

/** mvc.buy.8 */
export function buyRelic(
  config: Config,
  s: State,
  f: DockFrame,
  a: Do<'buyRelic'>,
  io: ClassicIo,
): void {
  const market = f.market as CultureId;
  setRelicsAt(s, market, without(relicsAt(s, market), a.relic));
  const p = activePlayer(s);
  p.relics = withSorted(p.relics, a.relic);
  spend(s, f, config.tables.relics[a.relic].cost, `relic:${a.relic}`, io);
}

export const relicsAt = (s: State, market: CultureId): readonly RelicId[] =>
  market === BASE ? s.base.relics : cultureAt(s, market).relics;

export function setRelicsAt(s: State, market: CultureId, relics: readonly RelicId[]): void {
  if (market === BASE) s.base = { ...s.base, relics };
  else changeCulture(s, market, { relics });
}

/** mvc.buy.2 */
export function buildFactory(config: Config, s: State, f: DockFrame, io: ClassicIo): void {
  const culture = f.market as CultureId;
  const price = deedPrice(config, s, culture, infoOf(config, culture).deed);
  if (!isFree(f, price)) countBuy(f);
  changeCulture(s, culture, { factory: s.active });
  payAtDock(s, f, price);
  io.tell({ t: 'builtFactory', seat: s.active, culture, price });
}

/** mvc.buy.7: the ship stays where it is. */
export function buildPort(
  config: Config,
  s: State,
  f: DockFrame,
  { orbit }: Do<'spaceport'>,
  io: ClassicIo,
): void {
  const price = deedPrice(config, s, f.market as CultureId, config.constants.spaceport);
  if (!isFree(f, price)) countBuy(f);
  s.ports = { ...s.ports, [orbit]: s.active };
  payAtDock(s, f, price);
  io.tell({ t: 'builtPort', seat: s.active, orbit, price });
}

/** mvc.buy.5: one buy and one sell action. mvc.buy.9 (C54): the old ship pays first, and its remaining value is kept. */
export function buyShip(
  config: Config,
  s: State,
  f: DockFrame,
  ship: ShipClass,
  io: ClassicIo,
): void {
  const p = activePlayer(s);
  const old = p.ship;
  const { tradeIn } = config.tables.ships[old];
  const price = config.tables.ships[ship].cost;
  countBuy(f);
  countSell(f);
  const byOld = Math.min(tradeIn, price);
  f.turnover += byOld;
  payAtDock(s, f, price - byOld);
  addValue(f, tradeIn - byOld);
  p.ship = ship;
  io.tell({ t: 'boughtShip', seat: s.active, ship, old, price, tradeIn });
  if (dotsFree(config, p) < 0) s.agenda.push({ f: 'fit', id: s.nextId++, gone: 0 }); // mvc.buy.6
}

/** mvc.iou.1: the card goes back to the box in payment. */
export function useIou(config: Config, s: State, f: DockFrame, io: ClassicIo): void {
  const culture = f.market as CultureId;
  const p = activePlayer(s);
  p.ious = without(p.ious, culture);
  f.iou = infoOf(config, culture).iou;
  io.tell({ t: 'usedIou', seat: s.active, culture, credits: f.iou });
}

export function closeIou(s: State, f: DockFrame, io: ClassicIo): void {
  if (f.iou !== null && f.iou > 0) io.tell({ t: 'lostIou', seat: s.active, credits: f.iou });
  f.iou = null;
}

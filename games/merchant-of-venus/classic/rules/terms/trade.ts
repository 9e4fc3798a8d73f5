import type { Space } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import { dotsFree, dotsOfToken } from '../cargo.ts';
import type { CultureInfo, Good, Passenger } from '../components/tables.ts';
import { type Config, cultureAt, infoOf } from '../config.ts';
import { bonusFor } from '../dock/sell.ts';
import type { Culture, CultureId, DockFrame, Player, TokenId } from '../state.ts';
import type { Prospects } from './prospects.ts';
import { turnsBetween, turnsTo } from './travel.ts';

/** What a turn is worth. */
const CREDITS_PER_TURN = 35;
/** Part of its resale value that a good aboard is worth before its market is chosen; less if no buyer is known. */
const SHARE_WITH_KNOWN_BUYER = 0.8;
const SHARE_WITHOUT_KNOWN_BUYER = 0.65;
const FARE_SHARE_ABOARD = 0.5;
const FARE_SHARE_WAITING = 0.4;
/** Of a profit that is only planned. */
const PLANNED_PROFIT_SHARE = 0.9;
/** Turns until a culture nobody has found may be found. */
const TURNS_TO_FIND_CULTURE = 4;
/** Part of the way to a market that counts before the cargo is bought. */
const SHARE_OF_TRIP_COUNTED = 0.3;
const IOU_SHARE = 0.7;
/** What is planned is worth a little less than what is done, so that arriving is never worse than being near. */
const PLANNED_SHARE = 0.95;
/** What a market found is worth to everybody, by what it opens; more while few are known. */
const CREDITS_PER_MARKET_FOUND = 60;
const CREDITS_PER_MARKET_FOUND_EARLY = 50;
/** What the card of an unknown culture may bring. */
const CREDITS_PER_CONTACT_CARD = 30;

/** Rounds after which a turn spent on staying counts twice. */
const ROUNDS_UNTIL_STAYING_COSTS_DOUBLE = 40;
const UNLIMITED = 99;

/** A ship with what its cargo is worth to a seat, looked up once. */
export interface LoadedShip {
  credits: number;
  cargo: readonly Load[];
  /** Room left in the holds. */
  dots: number;
  ious: readonly CultureId[];
}

/** A token aboard: a good or a passenger. */
export interface Load {
  token: TokenId;
  good: Good | undefined;
  passenger: Passenger | undefined;
  /** What it is worth wherever it may go. */
  value: number;
}

export function loadedShip(p: Player, prospects: Prospects): LoadedShip {
  const cargo: Load[] = [];
  for (const token of p.cargo) {
    const last = cargo[cargo.length - 1];
    cargo.push(last?.token === token ? last : loadOf(token, prospects));
  }
  return { credits: p.credits, cargo, dots: dotsFree(prospects.config, p), ious: p.ious };
}

function loadOf(token: TokenId, { config, home }: Prospects): Load {
  const good = config.tables.goods.get(token);
  const passenger = good ? undefined : config.tables.passengers.get(token);
  if (!good) return { token, good, passenger, value: (passenger?.fare ?? 0) * FARE_SHARE_ABOARD };
  let share = SHARE_WITHOUT_KNOWN_BUYER;
  for (const buyer of good.buyerPlaces) if (home[buyer]) share = SHARE_WITH_KNOWN_BUYER;
  return { token, good, passenger, value: good.resale * share };
}

/** Goods and passengers aboard, wherever they may go. */
export function aboardValue({ cargo }: LoadedShip): number {
  let value = 0;
  for (const load of cargo) value += load.value;
  return value;
}

/** What so many open markets are worth. */
export function foundValue(config: Config, open: number): number {
  const all = config.tables.graph.systems.length;
  const part = open / all;
  return (
    all * (CREDITS_PER_MARKET_FOUND * part + CREDITS_PER_MARKET_FOUND_EARLY * part * (1 - part / 2))
  );
}

/** What there is still to do at the dock, and the best place to go to next. */
export function errandValue(owner: LoadedShip, prospects: Prospects): number {
  const { config, dock, open } = prospects;
  const ship = dock ? afterSales(owner, prospects, dock) : owner;
  let best = Number.NEGATIVE_INFINITY;
  const found =
    (foundValue(config, open + 1) - foundValue(config, open)) * PLANNED_PROFIT_SHARE +
    CREDITS_PER_CONTACT_CARD;
  for (const stop of prospects.stops) {
    const { culture } = stop;
    if (dock && stop.open && dock.market === culture?.id) continue;
    const actions = stop.free ? UNLIMITED : 1;
    const gain =
      (stop.open ? 0 : found) +
      (culture ? gainAt(ship, prospects, culture, stop.at, actions, actions) : 0);
    best = Math.max(best, gain - CREDITS_PER_TURN * stop.turns);
  }
  if (dock?.market !== BASE)
    best = Math.max(
      best,
      gainAtBase(ship, prospects) -
        CREDITS_PER_TURN * turnsTo(prospects.travel, config.tables.baseSpace),
    );
  // A ship that has arrived has something to do here; a next place far away does not make it worse.
  return dock ? Math.max(0, best) + gainHere(owner, prospects, dock) : best;
}

/** The ship as it will leave: what is sold here is not sold elsewhere. */
function afterSales(ship: LoadedShip, prospects: Prospects, dock: DockFrame): LoadedShip {
  const { config } = prospects;
  const { market, sells } = dock;
  if (market === null) return ship;
  const cargo: Load[] = [];
  let { credits, dots } = ship;
  for (const load of ship.cargo) {
    if (load.passenger?.to === market) dots += dotsOfToken(config, load.token);
    else cargo.push(load);
  }
  if (market !== BASE && sells !== 0) {
    const sales = salesAt(ship, prospects, infoOf(config, market));
    for (let i = 0; i < sales.length && i < (sells ?? UNLIMITED); i++) {
      const sale = sales[i] as Sale;
      credits += sale.credits;
      dots += dotsOfToken(config, sale.load.token);
      cargo.splice(cargo.indexOf(sale.load), 1);
    }
  }
  return { credits, cargo, dots, ious: ship.ious };
}

function gainAtBase(ship: LoadedShip, { config, s }: Prospects): number {
  const fares = faresTo(ship, BASE);
  return (fares + waitingValue(config, s.base.passengers, ship.dots)) * PLANNED_SHARE;
}

/** Beyond what they are worth aboard. */
function faresTo({ cargo }: LoadedShip, at: CultureId): number {
  let sum = 0;
  for (const { passenger } of cargo)
    if (passenger?.to === at) sum += passenger.fare * (1 - FARE_SHARE_ABOARD);
  return sum;
}

/** As many as find room. */
function waitingValue(config: Config, tokens: readonly TokenId[], room: number): number {
  let fares = 0;
  for (let i = 0; i < tokens.length && i < room; i++)
    fares += config.tables.passengers.get(tokens[i] as TokenId)?.fare ?? 0;
  return fares * FARE_SHARE_WAITING;
}

/**
 * What a visit would bring: sales, fares, passengers, a cargo to take on, the card of first contact. `sells` and `buys`
 * are the actions that can be taken without staying for another turn.
 */
function gainAt(
  ship: LoadedShip,
  prospects: Prospects,
  at: CultureInfo,
  from: Space,
  sells: number,
  buys: number,
): number {
  const { config, s } = prospects;
  const market = cultureAt(s, at.id);
  const sales = salesAt(ship, prospects, at);
  const trip = tripValue(prospects, at, market, from);
  const now = Math.min(sales.length, sells);
  const limited = businessValue(ship, prospects, at, market, trip, sales, now, buys);
  const unlimited =
    businessValue(ship, prospects, at, market, trip, sales, sales.length, UNLIMITED) -
    CREDITS_PER_TURN;
  const dots = ship.dots + 2 * now;
  const gain =
    Math.max(limited, unlimited) +
    faresTo(ship, at.id) +
    waitingValue(config, market.passengers, dots) +
    cardValue(ship, at, market, Math.floor(Math.max(0, dots) / 2));
  return gain * PLANNED_SHARE;
}

/** The best sales, as many as given, and a cargo bought with the money and the room there is then. */
function businessValue(
  ship: LoadedShip,
  prospects: Prospects,
  at: CultureInfo,
  market: Culture,
  trip: number,
  sales: readonly Sale[],
  sold: number,
  buys: number,
): number {
  const room = Math.floor(Math.max(0, ship.dots) / 2) + sold;
  const { dock } = prospects;
  let credits = ship.credits + (dock?.market === at.id ? dock.value + (dock.iou ?? 0) : 0);
  for (let i = 0; i < sold; i++) credits += (sales[i] as Sale).credits;
  let value = cargoValue(at, market, trip, Math.min(room, buys), credits) * PLANNED_PROFIT_SHARE;
  for (let i = 0; i < sold; i++) value += (sales[i] as Sale).gain;
  return value;
}

/** An IOU card, where there is something it could pay for. */
function cardValue(ship: LoadedShip, at: CultureInfo, market: Culture, room: number): number {
  if (!ship.ious.includes(at.id)) return 0;
  const { iou, deed } = at;
  const goods = room > 0 && market.goods > 0;
  const use = goods || (market.factory === null && ship.credits + iou >= deed);
  return use ? iou * IOU_SHARE : 0;
}

interface Sale {
  load: Load;
  /** Beyond what the good is worth aboard. */
  gain: number;
  credits: number;
}

const NO_SALES: readonly Sale[] = [];

/** Best first. */
function salesAt(
  { cargo }: LoadedShip,
  { config, s }: Prospects,
  at: CultureInfo,
): readonly Sale[] {
  let sales: Sale[] | undefined;
  for (const load of cargo) {
    const { good } = load;
    if (!good?.buyerPlaces.includes(at.place)) continue;
    sales ??= [];
    // mvc.sell.2: a demand is met once
    const bonus = sellsKind(sales, good.kind) ? 0 : bonusFor(config, s, at.id, load.token);
    const credits = good.resale + bonus;
    sales.push({ load, credits, gain: credits - load.value });
  }
  if (!sales) return NO_SALES;
  return sales.length > 1 ? sales.sort(byGain) : sales;
}

function sellsKind(sales: readonly Sale[], kind: TokenId): boolean {
  for (const { load } of sales) if (load.good?.kind === kind) return true;
  return false;
}

const byGain = (x: Sale, y: Sale): number => y.gain - x.gain;

/** What the way from a market to the nearest buyer of its goods costs; 0 where it has no goods. */
function tripValue(prospects: Prospects, at: CultureInfo, market: Culture, from: Space): number {
  if (market.goods === 0 && !sellsFactoryGood(market)) return 0;
  const { home, travel } = prospects;
  let best = Number.NEGATIVE_INFINITY;
  for (const buyer of at.goodSold.buyerPlaces) {
    const stop = home[buyer];
    const turns = stop ? turnsBetween(travel, from, stop.at) : TURNS_TO_FIND_CULTURE;
    best = Math.max(best, -CREDITS_PER_TURN * turns * SHARE_OF_TRIP_COUNTED);
  }
  return best;
}

const sellsFactoryGood = ({ factoryGood, factory }: Culture): boolean =>
  factoryGood && factory !== null;

/** The profit of a cargo bought there and carried to its best market. */
function cargoValue(
  at: CultureInfo,
  market: Culture,
  trip: number,
  room: number,
  credits: number,
): number {
  if (room === 0) return 0;
  let bought = 0;
  let left = credits;
  let profit = trip;
  if (sellsFactoryGood(market)) {
    const { cost, resale } = at.factorySold;
    if (cost > left) return Math.max(0, profit);
    left -= cost;
    profit += resale * SHARE_WITH_KNOWN_BUYER - cost;
    bought++;
  }
  const { cost, resale } = at.goodSold;
  const most = Math.min(room, bought + market.goods);
  for (; bought < most && cost <= left; bought++) {
    left -= cost;
    profit += resale * SHARE_WITH_KNOWN_BUYER - cost;
  }
  return Math.max(0, profit);
}

/** At the dock: the same with the actions left; a turn spent on staying is gone. */
function gainHere(ship: LoadedShip, prospects: Prospects, dock: DockFrame): number {
  const { config, s, travel } = prospects;
  const at = dock.market;
  if (at === null) return 0;
  // The longer the game has lasted, the less can be gained by sitting still.
  const rounds = s.turn / s.players.length;
  const stayed = dock.stayed
    ? CREDITS_PER_TURN * (1 + rounds / ROUNDS_UNTIL_STAYING_COSTS_DOUBLE)
    : 0;
  if (at === BASE) return gainAtBase(ship, prospects) - stayed;
  const sells = dock.sells ?? UNLIMITED;
  const buys = dock.buys ?? UNLIMITED;
  return gainAt(ship, prospects, infoOf(config, at), travel.here, sells, buys) - stayed;
}

import { BASE } from '../../../shared/rules/base.ts';
import { remove } from '../../../shared/rules/lists.ts';
import { dotsFree } from '../cargo.ts';
import { type Config, cultureAt, goodOf, infoOf } from '../config.ts';
import { bonusFor } from '../dock/sell.ts';
import type { CultureId, DockFrame, Player, SpaceId, State, TokenId } from '../state.ts';
import type { Prospects } from './prospects.ts';

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
const FREE: Actions = { sells: UNLIMITED, buys: UNLIMITED };
const LIMITED: Actions = { sells: 1, buys: 1 };

/** Goods and passengers aboard, wherever they may go. */
export function aboardValue(config: Config, p: Player, prospects: Prospects): number {
  let value = 0;
  for (const token of p.cargo) value += aboard(config, token, prospects);
  return value;
}

function aboard(config: Config, token: TokenId, prospects: Prospects): number {
  const good = config.tables.goods.get(token);
  if (!good) return (config.tables.passengers.get(token)?.fare ?? 0) * FARE_SHARE_ABOARD;
  const sold = good.buyers.some((at) => prospects.home.has(at));
  return good.resale * (sold ? SHARE_WITH_KNOWN_BUYER : SHARE_WITHOUT_KNOWN_BUYER);
}

/** The markets open to trade, and `more` of them. */
export function foundValue(config: Config, s: State, more: number): number {
  let open = more;
  for (const id in s.systems) if (s.systems[id]?.open) open++;
  const part = open / config.tables.graph.systems.length;
  return (
    config.tables.graph.systems.length *
    (CREDITS_PER_MARKET_FOUND * part + CREDITS_PER_MARKET_FOUND_EARLY * part * (1 - part / 2))
  );
}

/** What there is still to do at the dock, and the best place to go to next. */
export function errandValue(config: Config, s: State, owner: Player, prospects: Prospects): number {
  const { dock } = prospects;
  const p = dock ? afterSales(config, s, owner, prospects, dock) : owner;
  let best = Number.NEGATIVE_INFINITY;
  const found =
    (foundValue(config, s, 1) - foundValue(config, s, 0)) * PLANNED_PROFIT_SHARE +
    CREDITS_PER_CONTACT_CARD;
  for (const system of config.tables.graph.systems) {
    const contact = s.systems[system];
    const stop = prospects.near.get(system);
    if (!contact || !stop) continue;
    if (dock && dock.market === contact.culture && contact.open) continue;
    const known = prospects.home.has(contact.culture);
    const gain =
      (contact.open ? 0 : found) +
      (known
        ? gainAt(config, s, p, prospects, contact.culture, stop.at, stop.free ? FREE : LIMITED)
        : 0);
    best = Math.max(best, gain - CREDITS_PER_TURN * stop.turns);
  }
  if (dock?.market !== BASE)
    best = Math.max(
      best,
      gainAtBase(config, s, p) -
        CREDITS_PER_TURN * prospects.travel.turnsTo(config.tables.graph.base),
    );
  // A ship that has arrived has something to do here; a next place far away does not make it worse.
  return dock ? Math.max(0, best) + gainHere(config, s, owner, prospects, dock) : best;
}

/** The ship as it will leave: what is sold here is not sold elsewhere. */
function afterSales(
  config: Config,
  s: State,
  p: Player,
  prospects: Prospects,
  dock: DockFrame,
): Player {
  const { market, sells } = dock;
  if (market === null) return p;
  const cargo = p.cargo.filter((t) => config.tables.passengers.get(t)?.to !== market);
  if (market === BASE || sells === 0) return { ...p, cargo };
  const sales = salesAt(config, s, p, prospects, market).slice(0, sells ?? UNLIMITED);
  const credits = sales.reduce((sum, x) => sum + x.credits, p.credits);
  for (const { token } of sales) remove(cargo, token);
  return { ...p, credits, cargo };
}

function gainAtBase(config: Config, s: State, p: Player): number {
  const fares = faresTo(config, p, BASE);
  return (fares + waitingValue(config, s.base.passengers, dotsFree(config, p))) * PLANNED_SHARE;
}

/** Beyond what they are worth aboard. */
function faresTo(config: Config, p: Player, at: CultureId): number {
  let sum = 0;
  for (const token of p.cargo) {
    const passenger = config.tables.passengers.get(token);
    if (passenger?.to === at) sum += passenger.fare * (1 - FARE_SHARE_ABOARD);
  }
  return sum;
}

/** As many as find room. */
function waitingValue(config: Config, tokens: readonly TokenId[], room: number): number {
  let fares = 0;
  for (const t of tokens.slice(0, Math.max(0, room)))
    fares += config.tables.passengers.get(t)?.fare ?? 0;
  return fares * FARE_SHARE_WAITING;
}

/** Actions that can be taken at a place without staying for another turn. */
interface Actions {
  sells: number;
  buys: number;
}

/** What a visit would bring: sales, fares, passengers, a cargo to take on, the card of first contact. */
function gainAt(
  config: Config,
  s: State,
  p: Player,
  prospects: Prospects,
  at: CultureId,
  from: SpaceId,
  { sells, buys }: Actions,
): number {
  const all = salesAt(config, s, p, prospects, at);
  const now = all.slice(0, sells);
  const business = (sales: readonly Sale[], most: number): number => {
    const room = Math.floor(Math.max(0, dotsFree(config, p)) / 2) + sales.length;
    const dock = prospects.dock?.market === at ? prospects.dock : null;
    const purse = p.credits + (dock ? dock.value + (dock.iou ?? 0) : 0);
    const credits = sales.reduce((sum, x) => sum + x.credits, purse);
    const cargo =
      cargoFrom(config, s, prospects, at, from, Math.min(room, most), credits) *
      PLANNED_PROFIT_SHARE;
    return sales.reduce((sum, x) => sum + x.gain, cargo);
  };
  const unlimited = business(all, UNLIMITED) - CREDITS_PER_TURN;
  const dots = dotsFree(config, p) + 2 * now.length;
  const gain =
    Math.max(business(now, buys), unlimited) +
    faresTo(config, p, at) +
    waitingValue(config, cultureAt(s, at).passengers, dots) +
    cardValue(config, s, p, at, Math.floor(Math.max(0, dots) / 2));
  return gain * PLANNED_SHARE;
}

/** An IOU card, where there is something it could pay for. */
function cardValue(config: Config, s: State, p: Player, at: CultureId, room: number): number {
  if (!p.ious.includes(at)) return 0;
  const { iou, deed } = infoOf(config, at);
  const market = cultureAt(s, at);
  const goods = room > 0 && market.goods > 0;
  const use = goods || (market.factory === null && p.credits + iou >= deed);
  return use ? iou * IOU_SHARE : 0;
}

interface Sale {
  token: TokenId;
  /** Beyond what the good is worth aboard. */
  gain: number;
  credits: number;
}

/** Best first. */
function salesAt(config: Config, s: State, p: Player, prospects: Prospects, at: CultureId): Sale[] {
  const sales: Sale[] = [];
  const met = new Set<TokenId>();
  for (const token of p.cargo) {
    const good = config.tables.goods.get(token);
    if (!good?.buyers.includes(at)) continue;
    const credits = good.resale + (met.has(good.kind) ? 0 : bonusFor(config, s, at, token));
    met.add(good.kind);
    sales.push({ token, credits, gain: credits - aboard(config, token, prospects) });
  }
  return sales.sort((x, y) => y.gain - x.gain);
}

/** The profit of a cargo bought there and carried to its best market. */
function cargoFrom(
  config: Config,
  s: State,
  prospects: Prospects,
  at: CultureId,
  from: SpaceId,
  room: number,
  credits: number,
): number {
  const market = cultureAt(s, at);
  const info = infoOf(config, at);
  const goods: TokenId[] = [];
  if (market.factoryGood && market.factory !== null) goods.push(info.factory);
  for (let i = 0; i < market.goods && goods.length < room; i++) goods.push(info.good);
  const [first] = goods;
  if (first === undefined || room === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const to of goodOf(config, first).buyers) {
    const system = prospects.home.get(to);
    const stop = system === undefined ? undefined : prospects.near.get(system);
    const turns = stop ? prospects.travel.turnsBetween(from, stop.at) : TURNS_TO_FIND_CULTURE;
    best = Math.max(best, -CREDITS_PER_TURN * turns * SHARE_OF_TRIP_COUNTED);
  }
  let left = credits;
  let profit = best;
  for (const id of goods.slice(0, room)) {
    const { cost, resale } = goodOf(config, id);
    if (cost > left) break;
    left -= cost;
    profit += resale * SHARE_WITH_KNOWN_BUYER - cost;
  }
  return Math.max(0, profit);
}

/** At the dock: the same with the actions left; a turn spent on staying is gone. */
function gainHere(
  config: Config,
  s: State,
  p: Player,
  prospects: Prospects,
  dock: DockFrame,
): number {
  const at = dock.market;
  if (at === null) return 0;
  // The longer the game has lasted, the less can be gained by sitting still.
  const rounds = s.turn / s.players.length;
  const stayed = dock.stayed
    ? CREDITS_PER_TURN * (1 + rounds / ROUNDS_UNTIL_STAYING_COSTS_DOUBLE)
    : 0;
  if (at === BASE) return gainAtBase(config, s, p) - stayed;
  const { sells, buys } = dock;
  const left = { sells: sells ?? UNLIMITED, buys: buys ?? UNLIMITED };
  return gainAt(config, s, p, prospects, at, p.space, left) - stayed;
}

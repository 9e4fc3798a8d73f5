import { badInputAt } from '@fondaco/kernel';
import { changedPack, contactsIn } from '../../shared/rules/arrange.ts';
import { putRanked, remove } from '../../shared/rules/lists.ts';
import { MARKETS, type MarketState } from './components/names.ts';
import type { Pack } from './components/pack.ts';
import type { CultureId } from './components/tables.ts';
import { type Config, configOf, cultureAt, infoOf, type StandardIo } from './config.ts';
import { merchantOfVenusStandard } from './index.ts';
import { beginTurn } from './round/turn.ts';
import { bind, type Standard } from './rules.ts';
import { emptyTable } from './setup/setup.ts';
import type { State } from './state.ts';
import { type CultureWords, type SeatWords, type Words, words } from './words.ts';

/** A state nobody shares yet: here its lists are altered in place. */
type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
type DraftDeck = Draft<State['rewards']>;
type DraftPlayer = Draft<State['players'][number]>;

/** Makes the position a scenario describes. Throws BadInput that names the wrong field. */
export function arrange(
  given: unknown,
  io: StandardIo,
): { rules: Standard; state: State; seats: number } {
  const w = words.parse(given);
  const options = merchantOfVenusStandard.options.parse(w.options ?? {});
  const config = configOf(options, changedPack(merchantOfVenusStandard, w.pack) as Pack);
  const { rules, settle } = bind(config);
  if (w.setup) return { rules, state: rules.setup(w.seats, io), seats: w.seats };
  const s = emptyTable(config, w.seats) as Draft<State>;
  s.round = w.round ?? s.round;
  s.lastRound = w.lastRound ?? (options.variant === 'epic' ? options.epicRounds : s.lastRound);
  Object.assign(
    s.systems,
    contactsIn(w.systems, config.tables.graph.systems, config.tables.cultures),
  );
  for (const [id, { culture, open }] of Object.entries(s.systems))
    if (open) openCulture(config, s, culture, id);
  layCards(config, w, s);
  w.players?.forEach((p, i) => {
    seatPlayer(config, s, s.players[i], p, `/players/${i}`);
  });
  for (const [id, x] of Object.entries(w.cultures ?? {})) stockCulture(config, s, id, x);
  for (const id of w.base?.passengers ?? [])
    putRanked(config.tables.rank, s.base.passengers, take(s.pool, id, '/base'));
  fillPilots(config, s);
  s.bank = -s.players.reduce((sum, p) => sum + p.credits, 0);
  Object.assign(s.ports, w.ports);
  Object.assign(s.drills, w.drills);
  s.challenges = (w.challenges ?? []).map((c) => ({ active: false, done: false, ...c }));
  s.first = w.first ?? 0;
  s.active = w.active ?? s.first;
  if (Math.max(s.first, s.active) >= w.seats)
    throw badInputAt('/active', 'mv.given.seat', { seat: Math.max(s.first, s.active) });
  beginTurn(config, s, io);
  settle(s, io);
  rules.check(s);
  return { rules, state: s, seats: w.seats };
}

function take(from: string[], id: string, path: string): string {
  if (!from.includes(id)) throw badInputAt(path, 'mv.given.token', { token: id });
  remove(from, id);
  return id;
}

function openCulture(config: Config, s: Draft<State>, culture: CultureId, system: string): void {
  const c = cultureAt(s, culture);
  const { good, count } = infoOf(config, culture);
  Object.assign(c, {
    at: system,
    goods: Array<string>(count).fill(good),
    supply: 0,
    techs: c.techSupply,
    techSupply: [],
  });
}

/** Named cards lie on top of their decks. Cards of titles, gates and pirates in play are not in the deck. */
function layCards(config: Config, w: Words, s: Draft<State>): void {
  const { encounters } = config.tables;
  for (const [title, holder] of Object.entries(w.titles ?? {})) {
    if (!Object.hasOwn(s.titles, title))
      throw badInputAt(`/titles/${title}`, 'mv.given.card', { card: title });
    s.titles[title as 'slaver'] = holder;
    const known = s.encounters.cards.some((c) => c.card === title);
    if (holder !== 'deck' && known) takeCard(s.encounters, title, '/titles');
  }
  for (const [space, x] of Object.entries(w.board ?? {})) {
    s.board[space] =
      typeof x === 'string'
        ? { t: x }
        : 'gate' in x
          ? { t: 'gate', gate: x.gate }
          : { t: 'pirate', pirate: x.pirate, infamy: x.infamy ?? 0 };
    for (const [id, { effect }] of encounters) {
      const gate = typeof x === 'object' && 'gate' in x && effect.do === 'gate';
      const pirate = typeof x === 'object' && 'pirate' in x && effect.do === 'pirate';
      const same = gate ? effect.gate === x.gate : pirate && effect.pirate === x.pirate;
      if (same)
        putRanked(config.tables.rank, s.gone, takeCard(s.encounters, id, `/board/${space}`));
    }
  }
  for (const id of w.gone ?? []) {
    if (config.tables.passengers.has(id)) take(s.pool, id, '/gone');
    else takeCard(s.encounters, id, '/gone');
    putRanked(config.tables.rank, s.gone, id);
  }
  for (const name of ['encounters', 'rewards', 'missions'] as const) {
    const deck: DraftDeck = s[name];
    const top = (w[name] ?? []).map((x) => {
      const { card, seen } = typeof x === 'string' ? { card: x, seen: [] } : x;
      return { card: takeCard(deck, card, `/${name}`), seen };
    });
    deck.cards.unshift(...top);
    for (const id of w.discards ?? []) {
      if (!config.tables[name].has(id)) continue;
      putRanked(config.tables.rank, deck.discards, takeCard(deck, id, '/discards'));
    }
  }
  for (const id of w.base?.rewards ?? [])
    putRanked(config.tables.rank, s.base.rewards, takeCard(s.rewards, id, '/base'));
}

function takeCard(deck: DraftDeck, card: string, path: string): string {
  const at = deck.cards.findIndex((c) => c.card === card);
  if (at < 0) throw badInputAt(path, 'mv.given.card', { card });
  deck.cards.splice(at, 1);
  return card;
}

function stockCulture(config: Config, s: Draft<State>, id: CultureId, w: CultureWords): void {
  const c = s.cultures[id];
  if (!c) throw badInputAt(`/cultures/${id}`, 'mv.given.culture', { culture: id });
  if (w.market !== undefined) c.market = marketOf(w.market);
  const { good } = infoOf(config, id);
  if (w.goods !== undefined) {
    const own = c.goods.filter((x) => x === good).length;
    if (w.goods > own) throw badInputAt(`/cultures/${id}/goods`, 'mv.given.token', { token: good });
    for (let n = w.goods; n < own; n++) remove(c.goods, good);
    c.supply += own - w.goods;
  }
  for (const item of w.offloaded ?? []) {
    const things = config.tables.goods.has(item) ? c.goods : c.techs;
    putRanked(
      config.tables.rank,
      things,
      fromCulture(config, s, item, `/cultures/${id}/offloaded`),
    );
  }
  for (const x of w.passengers ?? [])
    putRanked(config.tables.rank, c.passengers, take(s.pool, x, `/cultures/${id}`));
  for (const x of w.demands ?? [])
    putRanked(config.tables.rank, c.demands, take(s.demandPool, x, `/cultures/${id}`));
}

function marketOf(w: MarketState | MarketState[]): MarketState[] {
  if (Array.isArray(w)) return w;
  const at = MARKETS.indexOf(w);
  return [...MARKETS.slice(at), ...MARKETS.slice(0, at)];
}

/** A good or a technology, from the market of its culture or from the supply area. */
function fromCulture(config: Config, s: Draft<State>, item: string, path: string): string {
  const good = config.tables.goods.get(item);
  const c = s.cultures[(good ?? config.tables.techs.get(item))?.culture ?? ''];
  if (!c) throw badInputAt(path, 'mv.given.token', { token: item });
  if (good && c.supply > 0) {
    c.supply--;
    return item;
  }
  const things = good ? c.goods : c.at === null ? c.techSupply : c.techs;
  return take(things, item, path);
}

function seatPlayer(
  config: Config,
  s: Draft<State>,
  p: DraftPlayer | undefined,
  w: SeatWords,
  path: string,
): void {
  if (!p) throw badInputAt(path, 'mv.given.seat', { seat: path.split('/').at(-1) as string });
  const { pilot, level, side, cargo, techs, contacts, missions, completed, rewards, ...rest } = w;
  if (w.space !== undefined && !config.tables.graph.space.has(w.space))
    throw badInputAt(`${path}/space`, 'mv.given.space', { space: w.space });
  Object.assign(p, rest);
  if (pilot !== undefined) p.pilot.home = pilot;
  if (level !== undefined) p.pilot.level = level;
  if (p.pilot.level === 3) p.pilot.side = side ?? 'a';
  if (w.drive) s.stock[w.drive]--;
  s.stock.cargoHold -= p.holds - config.constants.startHolds;
  for (const id of cargo ?? []) {
    const passenger = config.tables.passengers.has(id);
    const from = passenger
      ? take(s.pool, id, `${path}/cargo`)
      : fromCulture(config, s, id, `${path}/cargo`);
    putRanked(config.tables.rank, p.cargo, from);
  }
  for (const id of techs ?? []) p.techs.push(fromCulture(config, s, id, `${path}/techs`));
  Object.assign(p.contacts, contacts);
  for (const id of missions ?? []) p.missions.push(takeCard(s.missions, id, `${path}/missions`));
  for (const id of completed ?? []) p.completed.push(takeCard(s.missions, id, `${path}/completed`));
  for (const id of rewards ?? [])
    putRanked(config.tables.rank, p.rewards, takeCard(s.rewards, id, `${path}/rewards`));
}

function fillPilots(config: Config, s: Draft<State>): void {
  const left = [...config.tables.pilots.keys()].filter(
    (home) => !s.players.some((p) => p.pilot.home === home),
  );
  for (const p of s.players) p.pilot.home ??= left.shift() as CultureId;
}

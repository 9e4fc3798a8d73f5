import { badInputAt, type Seat } from '@fondaco/kernel';
import { changedPack, contactsIn } from '../../shared/rules/arrange.ts';
import { without } from '../../shared/rules/lists.ts';
import { load, takeEquipment } from './cargo.ts';
import type { Pack } from './components/pack.ts';
import {
  type ClassicIo,
  type Config,
  changeCulture,
  configOf,
  infoOf,
  withToken,
} from './config.ts';
import { merchantOfVenusClassic } from './index.ts';
import { bind, type Classic } from './rules.ts';
import { emptyTable } from './setup.ts';
import type { CultureId, Encounter, SpaceId, State, TokenId } from './state.ts';
import { beginTurn } from './steps/turn.ts';
import { type CultureWords, type SeatWords, type Words, words } from './words.ts';

/** Makes the position a scenario describes. Throws BadInput that names the wrong field. */
export function arrange(
  given: unknown,
  io: ClassicIo,
): { rules: Classic; state: State; seats: number } {
  const w = words.parse(given);
  const options = merchantOfVenusClassic.options.parse(w.options ?? {});
  const config = configOf(options, changedPack(merchantOfVenusClassic, w.pack) as Pack);
  const { rules, settle } = bind(config);
  if (w.setup) return { rules, state: rules.setup(w.seats, io), seats: w.seats };
  const s = emptyTable(config, w.seats);
  s.systems = contactsIn(w.systems, config.tables.graph.systems, config.tables.cultures);
  for (const [id, { culture, open }] of Object.entries(s.systems))
    if (open) changeCulture(s, culture, { at: id });
  const take = taker(s);
  for (const [id, x] of Object.entries(w.cultures ?? {})) stockCulture(config, s, id, x, take);
  s.base = {
    passengers: takenInto(config, [], w.base?.passengers, '/base', take),
    relics: (w.base?.relics ?? []).toSorted(),
  };
  w.players?.forEach((p, i) => {
    seatPlayer(config, s, i, p, take);
  });
  fillRaces(config, s);
  balanceMoney(config, w, s);
  layEncounters(config, w, s);
  s.ports = { ...w.ports };
  s.first = w.first ?? 0;
  s.active = w.active ?? 0;
  if (s.first >= w.seats || s.active >= w.seats)
    throw badInputAt('/active', 'mv.given.seat', { seat: Math.max(s.first, s.active) });
  s.turn = (s.active - s.first + w.seats) % w.seats;
  beginTurn(s, io);
  settle(s, io);
  rules.check(s);
  return { rules, state: s, seats: w.seats };
}

type Take = (token: TokenId, path: string) => TokenId;

/** Takes a token from the cup, or a good from its supply. */
const taker =
  (s: State): Take =>
  (token, path) => {
    const at = s.cup.indexOf(token);
    if (at < 0) throw badInputAt(path, 'mv.given.token', { token });
    s.cup = without(s.cup, token);
    return token;
  };

/** Tokens taken from where they are, in the order of the component list. */
function takenInto(
  config: Config,
  tokens: readonly TokenId[],
  named: readonly TokenId[] | undefined,
  path: string,
  take: Take,
): readonly TokenId[] {
  let all = tokens;
  for (const t of named ?? []) all = withToken(config, all, take(t, path));
  return all;
}

function stockCulture(config: Config, s: State, id: CultureId, w: CultureWords, take: Take): void {
  const c = s.cultures[id];
  if (!c) throw badInputAt(`/cultures/${id}`, 'mv.given.culture', { culture: id });
  const { good, factory } = infoOf(config, id);
  const goods = w.goods ?? c.goods;
  for (let n = goods; n < c.goods; n++) s.cup = withToken(config, s.cup, good);
  for (let n = c.goods; n < goods; n++) take(good, `/cultures/${id}/goods`);
  if (w.factoryGood === false) s.cup = withToken(config, s.cup, factory);
  const path = `/cultures/${id}`;
  changeCulture(s, id, {
    goods,
    factoryGood: c.factoryGood && w.factoryGood !== false,
    factory: w.factory ?? null,
    passengers: takenInto(config, c.passengers, w.passengers, path, take),
    demands: takenInto(config, c.demands, w.demands, path, take),
    relics: (w.relics ?? []).toSorted(),
  });
}

function seatPlayer(config: Config, s: State, seat: Seat, w: SeatWords, take: Take): void {
  const p = s.players[seat];
  const path = `/players/${seat}`;
  if (!p) throw badInputAt(path, 'mv.given.seat', { seat: String(seat) });
  const { race, credits, ship, space, cargo = [], equipment = [] } = w;
  if (space !== undefined && !config.tables.graph.space.has(space))
    throw badInputAt(`${path}/space`, 'mv.given.space', { space });
  Object.assign(p, {
    ...(race !== undefined && { race }),
    ...(credits !== undefined && { credits }),
    ...(ship && { ship }),
    ...(space !== undefined && { space }),
  });
  for (const t of cargo) load(config, p, fromSupply(config, s, t) ?? take(t, `${path}/cargo`));
  for (const e of equipment) takeEquipment(s, p, e);
  p.relics = (w.relics ?? []).toSorted();
  p.ious = (w.ious ?? []).toSorted();
}

/** Goods come from the supply as long as it has any. */
function fromSupply(config: Config, s: State, token: TokenId): TokenId | undefined {
  const good = config.tables.goods.get(token);
  const c = good && s.cultures[good.culture];
  if (!c || (good.factory ? !c.factoryGood : c.goods === 0)) return undefined;
  changeCulture(s, good.culture, good.factory ? { factoryGood: false } : { goods: c.goods - 1 });
  return token;
}

function fillRaces(config: Config, s: State): void {
  const left = config.tables.races.filter((r) => !s.players.some((p) => p.race === r));
  for (const p of s.players) p.race ??= left.shift() as CultureId;
}

/** If the position says what the bank has, the last player gets the difference. */
function balanceMoney(config: Config, w: Words, s: State): void {
  const total = config.options.smallBank ? config.constants.smallBank : 0;
  const held = s.players.reduce((sum, p) => sum + p.credits, 0);
  s.bank = total - held;
  const last = s.players.at(-1);
  if (w.bank === undefined || !last) return;
  last.credits += s.bank - w.bank;
  s.bank = w.bank;
}

/** Tokens that are not named lie face down in the order of the list. An asteroid token lies where a relic was taken. */
function layEncounters(config: Config, w: Words, s: State): void {
  const held = [
    ...s.players.flatMap((p) => p.relics),
    ...s.base.relics,
    ...Object.values(s.cultures).flatMap((c) => c.relics),
  ];
  const named = new Map<string, Encounter>();
  for (const [id, x] of Object.entries(w.encounters ?? {})) {
    const { token, up = false, seen = [] } = typeof x === 'string' ? { token: x, up: true } : x;
    if (!config.tables.encounters.has(token) || !config.tables.graph.encounters.includes(id))
      throw badInputAt(`/encounters/${id}`, 'mv.given.token', { token });
    named.set(id, { token, up, seen });
  }
  const left = config.tables.deck.slice();
  for (const token of [...held, ...[...named.values()].map((e) => e.token)]) {
    const at = left.indexOf(token as string);
    if (at < 0) throw badInputAt('/encounters', 'mv.given.token', { token: token as string });
    left.splice(at, 1);
  }
  const free = config.tables.graph.encounters.filter((id) => !named.has(id));
  const asteroids = new Set(held.length > 0 ? free.slice(-held.length) : []);
  const encounters: Record<SpaceId, Encounter> = {};
  for (const id of config.tables.graph.encounters) {
    const token = asteroids.has(id) ? null : (left[0] as string);
    const e = named.get(id) ?? { token, up: token === null, seen: [] };
    if (!named.has(id) && token !== null) left.shift();
    encounters[id] = e;
  }
  s.encounters = encounters;
}

import { badInputAt, schema } from '@fondaco/kernel';
import Type, { type Static, type TSchema } from 'typebox';
import { ICONS, MARKERS } from './components/kinds.ts';
import type { Pack } from './components/pack.ts';
import { cardOf } from './components/tables.ts';
import { type Config, type OmIo, toHand } from './config.ts';
import { configOf } from './config-of.ts';
import { oltreMare } from './index.ts';
import { bind, type OltreMare } from './rules.ts';
import { deckFor, newPlayer } from './setup.ts';
import { type CardId, type Marker, type Player, type State, VENICE } from './state.ts';

/*
 * A position in the words of docs/scenarios.md. Cards are named by id (`salt-03`) or by good (`salt`: the first
 * card of that good that is named nowhere else).
 */
const strict = { additionalProperties: false };
const cards = Type.Array(Type.String());
const number = Type.Integer();
const count = Type.Integer({ minimum: 0 });
const marker = Type.Enum([...MARKERS]);
const opt = <T extends TSchema>(t: T) => Type.Optional(t);

const seatWords = Type.Object(
  {
    ducats: opt(number),
    prestige: opt(count),
    hand: opt(cards),
    cargo: opt(Type.Array(Type.String(), { minItems: 1 })),
    pirates: opt(cards),
    laid: opt(cards),
    port: opt(Type.String()),
    markers: opt(Type.Array(marker)),
    marker: opt(marker),
  },
  strict,
);

/** Printed values of a card that a scenario may change. */
const changed = Type.Object(
  {
    icons: opt(Type.Array(Type.Enum([...ICONS]), { minItems: 2, maxItems: 2 })),
    power: opt(Type.Integer({ minimum: 1, maximum: 20 })),
    load: opt(Type.Integer({ minimum: 1, maximum: 8 })),
    port: opt(Type.String()),
  },
  strict,
);

const words = schema(
  Type.Object(
    {
      options: opt(Type.Unknown()),
      seats: Type.Integer({ minimum: 2, maximum: 5 }),
      setup: opt(Type.Boolean()),
      cards: opt(Type.Record(Type.String(), changed)),
      routes: opt(cards),
      first: opt(number),
      active: opt(number),
      phase: opt(Type.Enum(['limit', 'trade', 'play', 'sail', 'load', 'done'])),
      players: opt(Type.Array(seatWords, { maxItems: 5 })),
      pile: opt(
        Type.Object(
          { top: opt(cards), venice: opt(Type.Union([number, Type.Enum(['out'])])) },
          strict,
        ),
      ),
      rest: opt(
        Type.Union([
          Type.Enum(['pile', 'discards']),
          Type.Object({ hand: opt(number), cargo: opt(number), pirates: opt(number) }, strict),
        ]),
      ),
      discards: opt(cards),
      markers: opt(Type.Record(Type.String(), Type.Union([marker, Type.Enum(['none'])]))),
      played: opt(cards),
      bought: opt(count),
      ending: opt(Type.Boolean()),
    },
    strict,
  ),
);

type Words = ReturnType<typeof words.parse>;
type SeatWords = Static<typeof seatWords>;

/** Makes the position a scenario gives. Throws BadInput naming the place in it. */
export function arrange(
  given: unknown,
  io: OmIo,
): { rules: OltreMare; state: State; seats: number } {
  const w = words.parse(given);
  const options = oltreMare.options.parse(w.options ?? {});
  const config = configOf(options, changedPack(w, options.edition));
  const { rules, settle } = bind(config);
  sound(w);
  if (w.setup) return { rules, state: rules.setup(w.seats, io), seats: w.seats };
  const taker = cardTaker(config, w);
  const state = bareState(config, w, taker);
  placeRest(config, w, state, taker);
  placeVenice(w, state);
  settle(state, io);
  rules.check(state);
  return { rules, state, seats: w.seats };
}

/** Checks what a schema cannot express. Throws BadInput. */
function sound(w: Words): void {
  if ((w.players?.length ?? 0) > w.seats)
    throw badInputAt('/players', 'om.given.seat', { seat: w.seats });
  const { setup, options: _, seats: __, cards: ___, ...position } = w;
  const [extra] = setup ? Object.keys(position) : [];
  if (extra !== undefined) throw badInputAt(`/${extra}`, 'om.given.setup');
  const onTable = w.phase === 'sail' || w.phase === 'load';
  if (!onTable && (w.played?.length ?? 0) > 0) throw badInputAt('/played', 'om.given.played');
}

/** `cards` changes printed values of single cards, `routes` leaves only some: just what an example needs. */
function changedPack(w: Words, edition: 'first' | 'second'): Pack {
  const values = JSON.parse(JSON.stringify(oltreMare.components)) as Pack;
  for (const [id, change] of Object.entries(w.cards ?? {})) {
    const card = values.editions[edition].cards.find((c) => c.id === id);
    if (!card) throw badInputAt(`/cards/${id}`, 'om.given.card', { card: id });
    if (change.port !== undefined && !values.ports.some((p) => p.id === change.port))
      throw badInputAt(`/cards/${id}/port`, 'om.given.port', { port: change.port });
    if (change.icons && change.icons[0] === change.icons[1])
      throw badInputAt(`/cards/${id}/icons`, 'om.pack.icons');
    Object.assign(card, change);
  }
  w.routes?.forEach((id, i) => {
    if (!values.routes.some((r) => r.id === id))
      throw badInputAt(`/routes/${i}`, 'om.given.route', { route: id });
  });
  if (w.routes) values.routes = values.routes.filter((r) => w.routes?.includes(r.id));
  return values;
}

interface Taker {
  take(names: readonly string[] | undefined, path: string): CardId[];
  /** A card with a port, for a seat that is given no cargo. */
  takeStartCard(): CardId;
  rest(): CardId[];
}

function cardTaker(config: Config, w: Words): Taker {
  const deck = deckFor(config, w.seats);
  const text = JSON.stringify([w.players, w.pile, w.discards, w.played]);
  const free = new Set(deck.filter((id) => !text.includes(`"${id}"`)));
  const named = new Set<CardId>();
  const find = (name: string, path: string): CardId => {
    if (deck.includes(name) && !named.has(name)) return name;
    if (named.has(name)) throw badInputAt(path, 'om.given.twice', { card: name });
    for (const id of free) if (cardOf(config.tables, id).good === name) return id;
    throw badInputAt(path, 'om.given.card', { card: name });
  };
  const use = (id: CardId): CardId => {
    named.add(id);
    free.delete(id);
    return id;
  };
  return {
    take: (names, path) => (names ?? []).map((name, i) => use(find(name, `${path}/${i}`))),
    takeStartCard: () => use([...free].find((id) => cardOf(config.tables, id).port) as CardId),
    rest: () => deck.filter((id) => !named.has(id)),
  };
}

function bareState(config: Config, w: Words, taker: Taker): State {
  const { take } = taker;
  const phase = w.phase ?? 'limit';
  const players = Array.from({ length: w.seats }, (_, seat) => w.players?.[seat] ?? {});
  const s: State = {
    agenda: [{ f: 'turn', next: phase }],
    nextId: 1,
    first: seatIn(w, w.first, '/first'),
    active: seatIn(w, w.active, '/active'),
    turn: 0,
    pile: take(w.pile?.top, '/pile/top').reverse(),
    discards: take(w.discards, '/discards'),
    venice: null,
    markers: Object.fromEntries(config.tables.ports.map((port) => [port, null])),
    played: take(w.played, '/played'),
    hasPlayed: phase === 'sail' || phase === 'load' || phase === 'done',
    bought: w.bought ?? 0,
    ending: w.ending ?? false,
    over: false,
    players: [],
  };
  s.turn = (s.active - s.first + w.seats) % w.seats;
  for (const [port, marker] of Object.entries(w.markers ?? {})) {
    if (!(port in s.markers)) throw badInputAt(`/markers/${port}`, 'om.given.port', { port });
    s.markers[port] = marker === 'none' ? null : marker;
  }
  s.players = players.map((p, seat) => seatedPlayer(config, p, `/players/${seat}`, taker));
  return s;
}

function seatIn(w: Words, seat: number | undefined, path: string): number {
  const n = seat ?? 0;
  if (n < 0 || n >= w.seats) throw badInputAt(path, 'om.given.seat', { seat: n });
  return n;
}

/** Unless told otherwise a seat holds one card with a port as cargo, and its ship is there. */
function seatedPlayer(
  config: Config,
  w: SeatWords,
  path: string,
  { take, takeStartCard }: Taker,
): Player {
  const cargo = w.cargo ? take(w.cargo, `${path}/cargo`) : [takeStartCard()];
  const top = cargo.at(-1);
  const port =
    w.port ?? (top && cardOf(config.tables, top).port) ?? (config.tables.ports[0] as string);
  if (!config.tables.ways.has(port)) throw badInputAt(`${path}/port`, 'om.given.port', { port });
  const p = newPlayer(config, '', port);
  const ducats = w.ducats ?? p.ducats;
  const markers: Marker[] = w.markers ?? (w.marker ? [w.marker] : []);
  const laid = take(w.laid, `${path}/laid`);
  const made: Player = {
    ...p,
    ducats,
    ledger: { ...p.ledger, action: ducats - p.ducats },
    prestige: w.prestige ?? 0,
    cargo,
    pirates: [...take(w.pirates, `${path}/pirates`), ...laid],
    laid: config.options.memory === 'open' ? laid : [],
    markers,
    active: w.marker ?? null,
  };
  for (const card of take(w.hand, `${path}/hand`)) toHand(config, made, card);
  return made;
}

/** Puts the cards that are not named at the bottom of the pile, or where `rest` says. */
function placeRest(config: Config, w: Words, s: State, { rest }: Taker): void {
  const left = rest();
  const where = w.rest ?? 'pile';
  if (where === 'pile') s.pile.unshift(...left.reverse());
  else if (where === 'discards') s.discards.push(...left);
  else {
    const [[pile, seat] = [], more] = Object.entries(where);
    const p = s.players[seat ?? -1];
    if (!p || pile === undefined || more) throw badInputAt('/rest', 'om.given.rest');
    if (pile === 'hand') for (const card of left) toHand(config, p, card);
    else p[pile as 'cargo' | 'pirates'].unshift(...left); // below what lies there already
  }
}

/** Puts the Venice card in the middle of the pile, or where `venice` says: so many cards from the top, or `out`. */
function placeVenice(w: Words, s: State): void {
  const size = s.pile.length;
  const fromTop = w.pile?.venice ?? (size < 3 ? 'out' : Math.floor(size / 2));
  if (fromTop === 'out') return;
  const at = size - (fromTop as number);
  if (at < 0 || at > size) throw badInputAt('/pile/venice', 'om.given.venice', { size });
  s.pile.splice(at, 0, VENICE);
  s.venice = [Math.min(at, Math.floor(size / 3)), Math.max(at, size - Math.floor(size / 3))];
}

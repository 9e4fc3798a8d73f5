import { type Book, type ClassicIo, infoOf } from './book.ts';
import { EQUIPMENT, type Equipment } from './components/names.ts';
import { drawFromCup } from './cup.ts';
import type { Contact, Culture, CultureId, Encounter, Player, State, TokenId } from './state.ts';
import { settleRaces } from './steps/races.ts';
import { beginTurn } from './steps/turn.ts';

export function setUpTable(b: Book, seats: number, io: ClassicIo): State {
  const s = emptyTable(b, seats);
  s.first = b.options.begins === 'firstSeat' ? 0 : io.chance.int(seats, 'first'); // mvc.setup.5
  s.active = s.first;
  dealCards(b, s, io);
  dealEncounters(b, s, io);
  io.tell({ t: 'began', first: s.first });
  if (b.options.fastPlay) drawStock(b, s, io);
  if (b.options.races === 'random') {
    settleRaces(b, s, [], io);
    beginTurn(s, io);
  } else
    s.agenda = [
      { f: 'races', ids: s.players.map(() => s.nextId++), wishes: s.players.map(() => null) },
    ];
  return s;
}

/** The table with everything in its place but what chance decides. */
export function emptyTable(b: Book, seats: number): State {
  const credits = seats * b.constants.startCredits; // mvc.setup.5
  const bank = b.options.smallBank ? b.constants.smallBank : 0; // mvc.option.2
  return {
    agenda: [],
    nextId: 1,
    first: 0,
    active: 0,
    turn: 0,
    bank: bank - seats * credits,
    systems: {},
    cultures: Object.fromEntries(b.tables.cultures.map((id) => [id, supplyOf(b, id)])),
    base: { passengers: [], relics: [] },
    cup: cupOf(b),
    stock: Object.fromEntries(EQUIPMENT.map((e) => [e, b.tables.equipment[e].count])) as Record<
      Equipment,
      number
    >,
    encounters: {},
    ports: {},
    players: Array.from({ length: seats }, () => newPlayer(b, credits)),
    over: null,
  };
}

/** mvc.setup.3: in fast play the regular goods are in the cup (mvc.option.3). */
function supplyOf(b: Book, id: CultureId): Culture {
  return {
    at: null,
    goods: b.options.fastPlay ? 0 : infoOf(b, id).count,
    factoryGood: true,
    factory: null,
    passengers: [],
    demands: [],
    relics: [],
  };
}

function cupOf(b: Book): TokenId[] {
  const { tokens, count, goods } = b.tables;
  return tokens.flatMap((id) => {
    const good = goods.get(id);
    const inside = good ? b.options.fastPlay && !good.factory : true;
    return inside ? Array<TokenId>(count.get(id) ?? 0).fill(id) : [];
  });
}

function newPlayer(b: Book, credits: number): Player {
  return {
    race: null,
    credits,
    ship: 'scout',
    space: b.tables.graph.base,
    cargo: [],
    equipment: { shield: 0, yellowDrive: 0, redDrive: 0, comboDrive: 0 },
    relics: [],
    ious: [],
  };
}

/** mvc.setup.1: one card face down in every system. */
function dealCards(b: Book, s: State, io: ClassicIo): void {
  const cards = b.tables.cultures.slice();
  io.chance.shuffle(cards, 'cards');
  b.tables.graph.systems.forEach((system, i) => {
    const contact: Contact = { culture: cards[i] as CultureId, open: false, seen: [] };
    s.systems[system] = contact;
  });
}

/** mvc.setup.2: the tokens left over are out of the game unseen. */
function dealEncounters(b: Book, s: State, io: ClassicIo): void {
  const deck = b.tables.deck.slice();
  io.chance.shuffle(deck, 'encounters');
  b.tables.graph.encounters.forEach((space, i) => {
    const e: Encounter = { token: deck[i] as string, up: false, seen: [] };
    s.encounters[space] = e;
  });
}

/** mvc.option.3 */
function drawStock(b: Book, s: State, io: ClassicIo): void {
  drawFromCup(b, s, b.constants.fastStart, io);
}

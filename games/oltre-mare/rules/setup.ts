import type { Seat } from '@fondaco/kernel';
import { cardOf } from './components/tables.ts';
import { type Config, earn, type OmIo } from './config.ts';
import { drawToHand } from './pile.ts';
import {
  type CardId,
  type Player,
  type PortId,
  SOURCES,
  type Source,
  type State,
  VENICE,
} from './state.ts';

export function setUpTable(config: Config, seats: number, io: OmIo): State {
  const s: State = {
    agenda: [{ f: 'turn', next: 'limit' }],
    nextId: 1,
    first: config.options.begins === 'firstSeat' ? 0 : io.chance.int(seats, 'first'), // om.setup.3
    active: 0,
    turn: 0,
    pile: deckFor(config, seats),
    discards: [],
    venice: null,
    markers: {},
    players: [],
    played: [],
    hasPlayed: false,
    bought: 0,
    ending: false,
    over: false,
  };
  s.active = s.first;
  layMarkers(config, s, io);
  io.tell({ t: 'began', first: s.first });
  dealStartCards(config, s, seats, io);
  io.chance.shuffle(s.pile, 'pile');
  s.pile.reverse(); // the first card of the shuffled order lies on top
  if (config.edition.veniceBeforeDeal) insertVenice(s, io);
  for (const seat of inOrder(s.first, seats)) {
    const cards = drawToHand(config, s, io, seat, config.constants.startHand);
    io.tell({ t: 'dealt', seat, n: cards.length, cards });
  }
  if (!config.edition.veniceBeforeDeal) insertVenice(s, io);
  io.tell({ t: 'turn', seat: s.active, round: 1 });
  return s;
}

/** om.setup.1: with two players the commonest good is left out. */
export const deckFor = (config: Config, seats: number): CardId[] =>
  config.tables.cards
    .filter((c) => seats > 2 || c.good !== config.tables.leftOutWithTwo)
    .map((c) => c.id);

const inOrder = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** om.setup.2: the tiles left over are out of the game unseen. */
function layMarkers(config: Config, s: State, io: OmIo): void {
  const tiles = config.tables.markers.slice();
  io.chance.shuffle(tiles, 'markers');
  config.tables.ports.forEach((port, i) => {
    s.markers[port] = tiles[i] ?? null;
  });
}

/** om.setup.4: cards that name no port go back into the pile. */
function dealStartCards(config: Config, s: State, seats: number, io: OmIo): void {
  io.chance.shuffle(s.pile, 'start');
  const start = s.pile.filter((id) => cardOf(config.tables, id).port !== undefined).slice(0, seats);
  s.pile = s.pile.filter((id) => !start.includes(id));
  inOrder(s.first, seats).forEach((seat, i) => {
    const card = start[i] as CardId;
    const port = cardOf(config.tables, card).port as PortId;
    s.players[seat] = newPlayer(config, card, port);
    s.markers[port] = null;
    io.tell({ t: 'startCard', seat, card, port });
  });
}

export function newPlayer(config: Config, card: CardId, port: PortId): Player {
  const ledger = Object.fromEntries(SOURCES.map((x) => [x, 0])) as Record<Source, number>;
  const p: Player = {
    ducats: 0,
    ledger,
    prestige: 0,
    hand: [],
    known: [],
    cargo: [card],
    cargoScored: 0,
    pirates: [],
    laid: [],
    port,
    markers: [],
    active: null,
  };
  earn(p, 'start', config.constants.startDucats); // om.setup.5
  return p;
}

/** om.setup.6, om.setup.7: any place of the middle third is as likely; the draw counts from the top. */
function insertVenice(s: State, io: OmIo): void {
  const places = s.pile.length + 1;
  const lowest = Math.floor(places / 3);
  const highest = places - 1 - lowest;
  s.venice = [lowest, highest];
  s.pile.splice(highest - io.chance.int(highest - lowest + 1, 'venice'), 0, VENICE);
}

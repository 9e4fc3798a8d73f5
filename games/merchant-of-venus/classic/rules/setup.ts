import { EQUIPMENT, type Equipment } from './components/names.ts';
import { type ClassicIo, type Config, infoOf } from './config.ts';
import { drawFromCup } from './cup.ts';
import type {
  Contact,
  Culture,
  CultureId,
  Encounter,
  Player,
  SpaceId,
  State,
  SystemId,
  TokenId,
} from './state.ts';
import { grantRaces } from './steps/races.ts';
import { beginTurn } from './steps/turn.ts';

export function setUpTable(config: Config, seats: number, io: ClassicIo): State {
  const s = emptyTable(config, seats);
  s.first = config.options.begins === 'firstSeat' ? 0 : io.chance.int(seats, 'first'); // mvc.setup.5
  s.active = s.first;
  dealCards(config, s, io);
  dealEncounters(config, s, io);
  io.tell({ t: 'began', first: s.first });
  if (config.options.fastPlay) drawStock(config, s, io);
  if (config.options.races === 'random') {
    grantRaces(
      config,
      s,
      s.players.map(() => null),
      io,
    );
    beginTurn(s, io);
  } else
    s.agenda = [
      { f: 'races', ids: s.players.map(() => s.nextId++), wishes: s.players.map(() => null) },
    ];
  return s;
}

/** The table before chance decides anything. */
export function emptyTable(config: Config, seats: number): State {
  const credits = seats * config.constants.startCredits; // mvc.setup.5
  const bank = config.options.smallBank ? config.constants.smallBank : 0; // mvc.option.2
  return {
    agenda: [],
    nextId: 1,
    first: 0,
    active: 0,
    turn: 0,
    bank: bank - seats * credits,
    systems: {},
    cultures: Object.fromEntries(config.tables.cultures.map((id) => [id, supplyOf(config, id)])),
    base: { passengers: [], relics: [] },
    cup: cupOf(config),
    stock: Object.fromEntries(
      EQUIPMENT.map((e) => [e, config.tables.equipment[e].count]),
    ) as Record<Equipment, number>,
    encounters: {},
    ports: {},
    players: Array.from({ length: seats }, () => newPlayer(config, credits)),
    over: null,
  };
}

/** mvc.setup.3: in fast play the regular goods are in the cup (mvc.option.3). */
function supplyOf(config: Config, id: CultureId): Culture {
  return {
    at: null,
    goods: config.options.fastPlay ? 0 : infoOf(config, id).count,
    factoryGood: true,
    factory: null,
    passengers: [],
    demands: [],
    relics: [],
  };
}

function cupOf(config: Config): TokenId[] {
  const { tokens, count, goods } = config.tables;
  return tokens.flatMap((id) => {
    const good = goods.get(id);
    const inside = good ? config.options.fastPlay && !good.factory : true;
    return inside ? Array<TokenId>(count.get(id) ?? 0).fill(id) : [];
  });
}

function newPlayer(config: Config, credits: number): Player {
  return {
    race: null,
    credits,
    ship: 'scout',
    space: config.tables.graph.base,
    cargo: [],
    equipment: { shield: 0, yellowDrive: 0, redDrive: 0, comboDrive: 0 },
    relics: [],
    ious: [],
  };
}

/** mvc.setup.1: one card face down in every system. */
function dealCards(config: Config, s: State, io: ClassicIo): void {
  const cards = config.tables.cultures.slice();
  io.chance.shuffle(cards, 'cards');
  const systems: Record<SystemId, Contact> = {};
  config.tables.graph.systems.forEach((system, i) => {
    systems[system] = { culture: cards[i] as CultureId, open: false, seen: [] };
  });
  s.systems = systems;
}

/** mvc.setup.2: the remaining tokens leave the game unseen. */
function dealEncounters(config: Config, s: State, io: ClassicIo): void {
  const deck = config.tables.deck.slice();
  io.chance.shuffle(deck, 'encounters');
  const dealt = (space: SpaceId, i: number): [SpaceId, Encounter] => [
    space,
    { token: deck[i] as string, up: false, seen: [] },
  ];
  s.encounters = Object.fromEntries(config.tables.graph.encounters.map(dealt));
}

/** mvc.option.3 */
function drawStock(config: Config, s: State, io: ClassicIo): void {
  drawFromCup(config, s, config.constants.fastStart, io);
}

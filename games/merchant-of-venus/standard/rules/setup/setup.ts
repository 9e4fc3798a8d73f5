import { BadInput } from '@fondaco/kernel';
import { INTEL, type Intel, MARKETS, TITLES, type Title } from '../components/names.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, infoOf, type StandardIo } from '../config.ts';
import { freshTurn } from '../round/fresh-turn.ts';
import { firstRound } from '../round/icons.ts';
import type { Culture, Deck, Holder, Player, State } from '../state.ts';
import { lastRoundOf } from '../variants/epic.ts';
import { askPilots } from './pilots.ts';

export function setUpTable(config: Config, seats: number, io: StandardIo): State {
  // mvs.solo.2: it is for one player only
  if (config.options.variant === 'soloChallenge' && seats > 1) throw new BadInput('mvs.soloSeats');
  const s = emptyTable(config, seats);
  dealContacts(config, s, io);
  for (const deck of ['encounters', 'rewards', 'missions'] as const)
    s[deck] = shuffled(s[deck], io);
  s.lastRound = lastRoundOf(config, io);
  askPilots(config, s, io);
  return s;
}

/** The table before chance decides anything. */
export function emptyTable(config: Config, seats: number): State {
  const titles = Object.fromEntries(
    [...TITLES, ...INTEL].map((id): [string, Holder] => [id, holderOf(config)]),
  ) as Record<Title | Intel, Holder>;
  const { encounters, rewards, missions, demands, count } = config.tables;
  const inDeck = [...encounters.keys()].filter(
    (id) => !Object.hasOwn(titles, id) || titles[id as Title] === 'deck',
  );
  const demandPool = config.options.demand
    ? [...demands.keys()].flatMap((id) => Array<string>(count.get(id) ?? 0).fill(id))
    : [];
  return {
    agenda: [],
    nextId: 1,
    first: 0,
    active: 0,
    round: firstRound(config),
    lastRound: config.constants.rounds,
    bank: 0,
    systems: {},
    cultures: Object.fromEntries(config.tables.cultures.map((id) => [id, supplyOf(config, id)])),
    base: { passengers: [], rewards: [] },
    board: {},
    ports: {},
    drills: {},
    encounters: deckOf(inDeck),
    rewards: deckOf([...rewards.keys()]),
    missions: deckOf([...missions.keys()]),
    pool: [...config.tables.passengers.keys()],
    demandPool,
    gone: [],
    stock: { ...config.stock },
    titles,
    players: Array.from({ length: seats }, () => newPlayer(config)),
    turn: freshTurn(),
    challenges: [],
    over: null,
  };
}

/** mvs.option.1, mvs.solo.2 */
function holderOf(config: Config): Holder {
  if (config.options.variant === 'soloChallenge') return 'gone';
  return config.options.titlesInPlay ? 'track' : 'deck';
}

/** mvs.setup.3 */
const deckOf = (cards: readonly string[]): Deck<string> => ({
  cards: cards.map((card) => ({ card, seen: [] })),
  discards: [],
});

function shuffled(deck: Deck<string>, io: StandardIo): Deck<string> {
  const cards = deck.cards.map((x) => x.card);
  io.chance.shuffle(cards, 'deck');
  return deckOf(cards);
}

/** mvs.setup.2 */
function supplyOf(config: Config, id: CultureId): Culture {
  const { count, techs } = infoOf(config, id);
  return {
    at: null,
    market: MARKETS.slice(),
    goods: [],
    supply: count,
    techs: [],
    techSupply: techs.slice(),
    passengers: [],
    demands: [],
  };
}

/** mvs.setup.8: every ship begins on the Base. */
function newPlayer(config: Config): Player {
  return {
    pilot: { home: null, level: 1, side: null },
    credits: 0,
    fame: 0,
    infamy: 0,
    laser: config.constants.dialOther,
    shield: config.constants.dialOther,
    space: config.tables.graph.base,
    holds: config.constants.startHolds,
    cargo: [],
    techs: [],
    drive: null,
    contacts: {},
    missions: [],
    completed: [],
    second: false,
    rewards: [],
  };
}

/** mvs.setup.1: one card face down in every system. */
function dealContacts(config: Config, s: State, io: StandardIo): void {
  const cards = config.tables.cultures.slice();
  io.chance.shuffle(cards, 'cards');
  s.systems = Object.fromEntries(
    config.tables.graph.systems.map((system, i) => [
      system,
      { culture: cards[i] as CultureId, open: false, seen: [] },
    ]),
  );
}

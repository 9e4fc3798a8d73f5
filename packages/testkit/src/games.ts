import { arrange } from '@fondaco/games/lanterns/rules/arrange.ts';
import { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
import { arrange as arrangeClassic } from '@fondaco/games/merchant-of-venus/classic/rules/arrange.ts';
import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { arrange as arrangeStandard } from '@fondaco/games/merchant-of-venus/standard/rules/arrange.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { arrange as arrangeOltreMare } from '@fondaco/games/oltre-mare/rules/arrange.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import type { AnyGame } from '@fondaco/kernel';
import { greedyPlayer, type Player, randomPlayer, steadyPlayer } from './conformance/players.ts';
import type { Arranger, Arrangers } from './scenario/index.ts';

/** A game that is to be recorded, and how it is played then. */
export interface Recording {
  name: string;
  game: AnyGame;
  options: unknown;
  seats: number;
  seed: string;
  player: Player;
}

const ARRANGED: readonly { game: AnyGame; arrange: Arranger }[] = [
  { game: lanterns, arrange },
  { game: oltreMare, arrange: arrangeOltreMare },
  { game: merchantOfVenusClassic, arrange: arrangeClassic },
  { game: merchantOfVenusStandard, arrange: arrangeStandard },
];

export const GAMES: readonly AnyGame[] = ARRANGED.map((x) => x.game);

export const ARRANGERS: Arrangers = Object.fromEntries(ARRANGED.map((x) => [x.game.id, x.arrange]));

/** Both editions with every number of seats; trading by random and by greedy players. */
const OLTRE_MARE: readonly Recording[] = ['first', 'second'].flatMap((edition) =>
  [2, 3, 4, 5].map((seats) => ({
    name: `${edition}-${seats}`,
    game: oltreMare,
    options: { edition, memory: seats % 2 === 0 ? 'open' : 'closed' },
    seats,
    seed: `${edition}/${seats}`,
    player: seats < 4 ? greedyPlayer : randomPlayer,
  })),
);

/** Every number of seats, and the options between them. */
const CLASSIC: readonly Recording[] = [
  { seats: 2, options: { goal: '1000' } },
  { seats: 3, options: { goal: '1000', fastPlay: true, races: 'random' } },
  { seats: 4, options: { goal: '1000', factoryGoods: '1988' } },
].map(({ seats, options }) => ({
  name: `greedy-${seats}`,
  game: merchantOfVenusClassic,
  options,
  seats,
  seed: `classic/${seats}`,
  player: greedyPlayer,
}));

/** Every number of seats and every variant, and the options between them. */
const STANDARD: readonly Recording[] = [
  { name: 'greedy-1', seats: 1, options: { titlesInPlay: true } },
  { name: 'greedy-2', seats: 2, options: { demand: true, maximumProduction: true } },
  { name: 'light-speed-2', seats: 2, options: { variant: 'lightSpeed' } },
  { name: 'light-speed-3', seats: 3, options: { variant: 'lightSpeed', pilots: 'random' } },
  { name: 'greedy-4', seats: 4, options: { titlesInPlay: true, asteroidTelegate: true } },
  { name: 'challenges', seats: 1, options: { variant: 'soloChallenge' } },
  { name: 'epic-2', seats: 2, options: { variant: 'epic', epicRounds: 42 } },
].map((x) => ({
  ...x,
  game: merchantOfVenusStandard,
  seed: `standard/${x.name}`,
  player: steadyPlayer,
}));

export const RECORDINGS: readonly Recording[] = [
  ...OLTRE_MARE,
  ...CLASSIC,
  ...STANDARD,
  { name: 'two-greedy', game: lanterns, options: {}, seats: 2, seed: 'a', player: greedyPlayer },
  {
    name: 'four-random',
    game: lanterns,
    options: { rounds: 5 },
    seats: 4,
    seed: 'b',
    player: randomPlayer,
  },
];

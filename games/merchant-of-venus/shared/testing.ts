import type { AnyGame } from '@fondaco/kernel';
import {
  type AnyInvariant,
  conformance,
  conforms,
  figure,
  gameTexts,
  greedyPlayer,
  printReport,
  seedsFor,
  soak,
  type TestPlayer,
} from '@fondaco/testkit';
import { expect } from 'vitest';

const known = new Set(Object.keys(gameTexts('en')).map((key) => key.replace(/_other$/, '')));

/** Every position is checked, but few things in each: there are many kinds of action, and most of them are rare. */
const depth = { every: 1, rare: 1, answers: 2, samples: 1, mutants: 3, steps: 6 };

/** The greedy player for games that are cut off: that they do not end is no failure. */
export const cutOff = { ...greedyPlayer, ends: false };

interface Setting {
  seats: number;
  options: object;
  cap: number;
  players: readonly TestPlayer[];
  invariants: readonly AnyInvariant[];
}

/** Expects that one game of each player conforms, and that all texts it names exist. */
export function conformsOn(
  game: AnyGame,
  name: string,
  { seats, options, cap, players, invariants }: Setting,
): void {
  const setting = {
    options,
    seats: [seats],
    seeds: seedsFor(1, 1),
    cap,
    players,
    depth,
    invariants,
  };
  const report = conforms(conformance(game, setting));
  if (soak) console.log(printReport(report));
  expect([...report.tally.keys].filter((key) => !known.has(key))).toEqual([]);
  figure(`conformance: ${name}, ${seats} seats, ${cap} steps, ${JSON.stringify(options)}`, {
    games: report.tally.games,
    moves: report.tally.moves,
    worlds: report.tally.worlds,
  });
}

interface Whole {
  options: object;
  seats: readonly number[];
  player: TestPlayer;
  invariants: readonly AnyInvariant[];
}

/** Expects that games played to their end conform; every ninth position is checked. To be called inside a test. */
export function conformsToTheEnd(
  game: AnyGame,
  name: string,
  { options, seats, player, invariants }: Whole,
): void {
  const setting = {
    options,
    seats,
    seeds: seedsFor(1, 20),
    cap: 4000,
    players: [player],
    invariants,
    depth: { ...depth, every: 9 },
  };
  const { tally, failures } = conformance(game, setting);
  expect(failures.filter((x) => x.step >= 0)).toEqual([]);
  figure(`whole games: ${name}`, { games: tally.games, moves: tally.moves });
}

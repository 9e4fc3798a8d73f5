import { figure, greedyGame, quantile, seedsFor, soak } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { merchantOfVenusClassic } from './rules/index.ts';

const SEATS = 4;
const MOST_IN_A_TURN = 120;

const { options, components } = merchantOfVenusClassic;
const rules = merchantOfVenusClassic.rules(options.parse({}), components);

interface Played {
  /** Turns each player has had, counting the last round as whole. */
  rounds: number;
  answers: number;
  longest: number;
  winner: number;
}

function played(i: number): Played {
  const { state, answers, longest, scores } = greedyGame(rules, SEATS, i, MOST_IN_A_TURN);
  const rounds = Math.floor(state.turn / SEATS) + 1;
  return { rounds, answers, longest, winner: Math.max(...scores) };
}

test('greedy players finish every game, and after every step nothing is lost or made', () => {
  const games = seedsFor(3, 200).map(played);
  const spread = (of: (x: Played) => number): object => {
    const all = games.map(of);
    return { median: quantile(all, 0.5), p90: quantile(all, 0.9), max: quantile(all, 1) };
  };
  figure('greedy games of Classic to 2000, 4 seats', {
    games: games.length,
    turnsEach: spread((x) => x.rounds),
    answers: spread((x) => x.answers),
    longestTurn: spread((x) => x.longest),
    winner: spread((x) => x.winner),
  });
  expect(games.every((x) => x.winner >= 2000)).toBe(true);
  const turns = games.map((x) => x.rounds);
  expect(quantile(turns, 0.5)).toBeLessThanOrEqual(soak ? 45 : 60);
});

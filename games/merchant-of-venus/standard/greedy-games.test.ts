import { figure, greedyGame, quantile, seedsFor } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { merchantOfVenusStandard } from './rules/index.ts';

const MOST_IN_A_TURN = 150;

const { options, components } = merchantOfVenusStandard;

/** Seats and options; a few games of each in the short run, in the long run 500 in all. */
const COURSES = [
  [1, { variant: 'standard' }, 1, 60],
  [2, { variant: 'standard' }, 1, 60],
  [3, { variant: 'standard' }, 0, 60],
  [4, { variant: 'standard' }, 1, 60],
  [2, { variant: 'standard', titlesInPlay: true, demand: true, pilots: 'random' }, 0, 40],
  [3, { variant: 'standard', asteroidTelegate: true, maximumProduction: true }, 0, 40],
  [1, { variant: 'soloChallenge' }, 2, 60],
  [1, { variant: 'lightSpeed' }, 0, 20],
  [2, { variant: 'lightSpeed' }, 1, 20],
  [3, { variant: 'lightSpeed' }, 0, 20],
  [4, { variant: 'lightSpeed', drivesSkipHazards: true }, 0, 20],
  [1, { variant: 'epic', epicLength: 'random' }, 0, 10],
  [2, { variant: 'epic', epicRounds: 45 }, 0, 20],
  [4, { variant: 'epic', epicRounds: 60 }, 0, 10],
] as const;

interface Played {
  scores: number[];
  answers: number;
  /** Challenges done. */
  done: number;
}

function played(seats: number, wanted: object, i: number): Played {
  const rules = merchantOfVenusStandard.rules(options.parse(wanted), components);
  const { state, answers, scores } = greedyGame(rules, seats, i, MOST_IN_A_TURN);
  return { scores, answers, done: state.challenges.filter((c) => c.done).length };
}

const spread = (all: readonly number[]): object => {
  const mean = Math.round(all.reduce((a, b) => a + b, 0) / all.length);
  return { mean, p10: quantile(all, 0.1), median: quantile(all, 0.5), p90: quantile(all, 0.9) };
};

const counted = COURSES.filter(([, , few, many]) => seedsFor(few, many).length > 0);

test.each(counted)(
  'greedy players with %i seats and %j finish every game, and after every step nothing is lost or made',
  (seats, wanted, few, many) => {
    const games = seedsFor(few, many).map((i) => played(seats, wanted, i));
    figure(`greedy games of Standard, ${seats} seats, ${JSON.stringify(wanted)}`, {
      games: games.length,
      answers: spread(games.map((x) => x.answers)),
      winner: spread(games.map((x) => Math.max(...x.scores))),
      players: spread(games.flatMap((x) => x.scores)),
      ...(wanted.variant === 'soloChallenge' && {
        challenges: spread(games.map((x) => x.done)),
        won: games.filter((x) => x.done === 5).length,
      }),
    });
    expect(games.every((x) => x.scores.length === seats)).toBe(true);
  },
);

import { greedy, nextToSpeak } from '@fondaco/bots';
import { chanceAt, fastChance, setUp, silentIo } from '@fondaco/kernel';
import { merchantOfVenusStandard, type StandardState } from '@fondaco/merchant-of-venus';
import { expect, test } from 'vitest';
import { figure, seedsFor } from '../src/counts.ts';

/** Far more than any game takes: who comes here is stuck. */
const MOST_ANSWERS = 20_000;
/** A turn of this many answers goes round in circles. */
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

/** A game as `simulate --player greedy` plays it, looked over after every step. */
function played(seats: number, wanted: object, i: number): Played {
  const rules = merchantOfVenusStandard.rules(options.parse(wanted), components);
  const game = chanceAt({ t: 'seeded', seed: `1/${i}` }, undefined, 0);
  const players = fastChance(`players/1/${i}`);
  const io = silentIo<never>(game);
  const s = setUp(rules, seats, game).state as StandardState;
  rules.check(s);
  let [answers, before, turn] = [0, 0, s.turn];
  while (!rules.result(s)) {
    const d = nextToSpeak(rules, s, players);
    if (!d) throw new Error(`game ${i}: nobody is to speak`);
    const action = greedy({ rules, view: rules.view(s, d.seat), decision: d, chance: players });
    if (action === undefined) {
      if (d.need === 'must') throw new Error(`game ${i}: no answer to ${d.kind}`);
      continue;
    }
    rules.reduce(s, d, action, io);
    rules.check(s);
    answers++;
    if (s.turn !== turn) [turn, before] = [s.turn, answers];
    if (answers === MOST_ANSWERS || answers - before === MOST_IN_A_TURN)
      throw new Error(`game ${i} is stuck in round ${s.round}: ${JSON.stringify(s.agenda.at(-1))}`);
  }
  const scores = rules.result(s)?.seats.map((x) => x.score) ?? [];
  return { scores, answers, done: s.challenges.filter((c) => c.done).length };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const spread = (numbers: readonly number[]): object => {
  const all = [...numbers].sort((a, b) => a - b);
  const mean = Math.round(all.reduce((a, b) => a + b, 0) / all.length);
  return { mean, p10: at(all, 0.1), median: at(all, 0.5), p90: at(all, 0.9) };
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

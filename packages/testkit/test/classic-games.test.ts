import { greedy, nextToSpeak } from '@fondaco/bots';
import { chanceAt, fastChance, setUp, silentIo } from '@fondaco/kernel';
import { type ClassicState, merchantOfVenusClassic } from '@fondaco/merchant-of-venus';
import { expect, test } from 'vitest';
import { figure, seedsFor, soak } from '../src/counts.ts';

const SEATS = 4;
/** Far more than any game takes: who comes here is stuck. */
const MOST_ANSWERS = 20_000;
/** A turn of this many answers goes round in circles. */
const MOST_IN_A_TURN = 120;

const { options, components } = merchantOfVenusClassic;
const rules = merchantOfVenusClassic.rules(options.parse({}), components);

interface Played {
  /** Turns each player has had, counting the last round as whole. */
  rounds: number;
  answers: number;
  /** Answers in the longest turn. */
  longest: number;
  winner: number;
}

/** Game `i` of `simulate merchant-of-venus-classic --seats 4 --player greedy`, looked over after every step. */
function played(i: number): Played {
  const game = chanceAt({ t: 'seeded', seed: `1/${i}` }, undefined, 0);
  const players = fastChance(`players/1/${i}`);
  const io = silentIo<never>(game);
  const s = setUp(rules, SEATS, game).state as ClassicState;
  rules.check(s);
  let [answers, longest, before, turn] = [0, 0, 0, s.turn];
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
    longest = Math.max(longest, answers - before);
    if (s.turn !== turn) [turn, before] = [s.turn, answers];
    if (answers === MOST_ANSWERS || longest === MOST_IN_A_TURN)
      throw new Error(`game ${i} is stuck in turn ${turn} at ${JSON.stringify(s.agenda.at(-1))}`);
  }
  const winner = Math.max(...(rules.result(s)?.seats.map((x) => x.score) ?? []));
  return { rounds: Math.floor(s.turn / SEATS) + 1, answers, longest, winner };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

test('greedy players finish every game, and after every step nothing is lost or made', () => {
  const games = seedsFor(3, 200).map(played);
  const spread = (of: (x: Played) => number): object => {
    const all = games.map(of).sort((a, b) => a - b);
    return { median: at(all, 0.5), p90: at(all, 0.9), max: at(all, 1) };
  };
  figure('greedy games of Classic to 2000, 4 seats', {
    games: games.length,
    turnsEach: spread((x) => x.rounds),
    answers: spread((x) => x.answers),
    longestTurn: spread((x) => x.longest),
    winner: spread((x) => x.winner),
  });
  expect(games.every((x) => x.winner >= 2000)).toBe(true);
  const turns = games.map((x) => x.rounds).sort((a, b) => a - b);
  expect(at(turns, 0.5)).toBeLessThanOrEqual(soak ? 45 : 60);
});

import { LEVELS, nextToSpeak, playerOf } from '@fondaco/bots';
import { type Decision, fastChance, type Io, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from './rules/arrange.ts';
import type { Event } from './rules/events.ts';
import { merchantOfVenusStandard } from './rules/index.ts';
import type { Standard } from './rules/rules.ts';
import type { Action, State } from './rules/state.ts';

/** A skilled bot that tries little, so that the tests are fast: what it gets right a better one does too. */
const bot = playerOf({ ...LEVELS.skilled, iterations: 4 });

interface Answer {
  d: Decision;
  a: Action;
  revocable: boolean;
}

/** Plays so many turns with bots in all seats; the state is altered. */
function playTurns(rules: Standard, s: State, turns: number, seed: string): Answer[] {
  const chance = fastChance(`${seed} bots`);
  const io: Io<Event> = silentIo(fastChance(`${seed} game`));
  const answers: Answer[] = [];
  const last = rules.turn(s).number + turns;
  while (rules.turn(s).number < last && !rules.result(s)) {
    const d = nextToSpeak(rules, s, chance) as Decision;
    const seats = s.players.length;
    const question = { rules, seats, view: rules.view(s, d.seat), decision: d, chance };
    const a = bot.answer(question) as Action;
    answers.push({ d, a, revocable: rules.revocable?.(s, d, a) === true });
    rules.reduce(s, d, a, io);
  }
  return answers;
}

const given = (words: object): { rules: Standard; state: State } =>
  arrange({ seats: 2, ...words }, silentIo<never>(fastChance('bots')));

const NEIGHBOURS = {
  systems: { GP: 'volois', CW: 'qossuth', NH: 'humans' },
  cultures: { volois: { market: 'active', goods: 4 }, qossuth: { market: 'active', goods: 3 } },
};

test('cargo that the port buys where the ship lies is sold in this turn', () => {
  const ship = { pilot: 'whynoms', space: 'GP.c3', credits: 10, cargo: ['psychoticSculpture'] };
  const { rules, state } = given({ ...NEIGHBOURS, round: 5, players: [ship, { pilot: 'humans' }] });
  playTurns(rules, state, 1, 'sell');
  expect(state.players[0]?.cargo).not.toContain('psychoticSculpture');
});

test('a ship in reach of the port that buys its cargo does not fly past it', () => {
  const ship = { pilot: 'whynoms', space: 'GP.5', credits: 10, cargo: ['psychoticSculpture'] };
  const { rules, state } = given({ ...NEIGHBOURS, round: 5, players: [ship, { pilot: 'humans' }] });
  playTurns(rules, state, 1, 'land');
  expect(state.players[0]?.cargo).not.toContain('psychoticSculpture');
});

test('nothing is thrown overboard and no passenger left behind when a movement ends in empty space', () => {
  const ship = {
    pilot: 'whynoms',
    space: 'GP-CW.4',
    credits: 10,
    cargo: ['psychoticSculpture', 'pilgrim'],
    techs: ['hardBurn'],
  };
  const { rules, state } = given({ ...NEIGHBOURS, round: 5, players: [ship, { pilot: 'humans' }] });
  const answers = playTurns(rules, state, 3, 'keep');
  expect(answers.filter(({ a }) => a.do === 'jettison' || a.do === 'offload')).toEqual([]);
});

test('in the first rounds bots trade, move on, and do not play with switches', () => {
  const { options, components } = merchantOfVenusStandard;
  const rules = merchantOfVenusStandard.rules(options.parse({}), components);
  const s = rules.setup(2, silentIo(fastChance('opening')));
  const answers = playTurns(rules, s, 20, 'opening');
  const turns = answers.filter(({ a }) => a.do === 'stay' || a.do === 'head');
  const stays = turns.filter(({ a }) => a.do === 'stay');
  expect(answers.filter(({ a }) => a.do === 'sell').length).toBeGreaterThanOrEqual(2);
  expect(stays.length).toBeLessThanOrEqual(turns.length / 2);
  expect(answers.filter((x) => x.revocable).length).toBeLessThanOrEqual(turns.length);
});

test('alone, a ship that cannot pay its fee is worse off than one that has nothing left after it', () => {
  const worthWith = (credits: number): number => {
    const { rules, state } = given({
      seats: 1,
      options: { variant: 'soloChallenge' },
      round: 6,
      players: [{ pilot: 'whynoms', space: 'GP-CW.4', credits }],
      challenges: [{ id: 'wholesaler' }],
    });
    const [d] = rules.decisions(state, 'must');
    rules.reduce(state, d as Decision, { do: 'stay' }, silentIo(fastChance('fee')));
    expect(rules.result(state) !== undefined).toBe(credits < 5);
    const weights = rules.learned?.(1) ?? [];
    return rules.terms(state, 0).reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0);
  };
  expect(worthWith(0)).toBeLessThan(worthWith(5));
});

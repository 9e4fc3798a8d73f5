import { LEVELS, nextToSpeak, playerOf } from '@fondaco/bots';
import { type Decision, fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from './rules/arrange.ts';
import { merchantOfVenusClassic } from './rules/index.ts';
import type { Classic } from './rules/rules.ts';
import type { Action, State } from './rules/state.ts';

const relaxed = playerOf(LEVELS.relaxed);
const skilled = playerOf(LEVELS.skilled);

/** Plays the turn of the active seat to its end and returns its answers. */
function turnOf(
  bot: typeof skilled,
  { rules, state: s }: { rules: Classic; state: State },
  seed: string,
): Action[] {
  const answers: Action[] = [];
  const io = silentIo<never>(fastChance(`${seed} game`));
  const chance = fastChance(seed);
  const { number, seat } = rules.turn(s);
  while (rules.turn(s).number === number && !rules.result(s)) {
    const d = rules.decisions(s, 'must').find((x) => x.seat === seat) as Decision;
    const view = rules.view(s, seat);
    const a = bot.answer({ rules, seats: s.players.length, view, decision: d, chance }) as Action;
    answers.push(a);
    rules.reduce(s, d, a, io);
  }
  return answers;
}

const given = (position: object) => arrange(position, silentIo<never>(fastChance('given')));

/** The Graw, who buy it, live in the Jungle World; the other systems are not found yet. */
const NEAR_A_BUYER = {
  seats: 2,
  players: [{ space: 'JW.2', credits: 40, cargo: ['psychoticSculpture', 'psychoticSculpture'] }],
  systems: { JW: 'graw' },
};

test('sells in the turn in which it can reach a buyer', () => {
  for (const seed of ['a', 'b', 'c']) {
    const answers = turnOf(skilled, given(NEAR_A_BUYER), seed);
    expect(answers.map((a) => a.do)).toContain('sell');
  }
});

test('stays to sell the rest where it sold one thing on landing', () => {
  const start = given({
    ...NEAR_A_BUYER,
    players: [{ ...NEAR_A_BUYER.players[0], space: 'JW.c2' }],
  });
  const answers = turnOf(skilled, start, 'stay').map((a) => a.do);
  expect(answers[0]).toBe('stay');
  expect(answers.filter((x) => x === 'sell')).toHaveLength(2);
});

test('throws nothing overboard that a known culture buys', () => {
  for (const seed of ['a', 'b', 'c']) {
    const start = given({
      seats: 2,
      players: [{ space: 'CW.1', credits: 0, cargo: ['psychoticSculpture', 'cannedTraits'] }],
      systems: { JW: 'graw', CW: 'dell' },
      ports: { 'CW.1': 0 },
    });
    const answers = turnOf(skilled, start, seed);
    expect(answers.map((a) => a.do)).not.toContain('offload');
  }
});

test('ends the turn at once when that wins, and keeps what it has', () => {
  const start = given({
    seats: 2,
    players: [
      {
        space: 'JW.c2',
        credits: 2100,
        cargo: ['finestDust'],
        equipment: ['redDrive'],
        relics: ['spyEye'],
      },
    ],
    systems: { JW: 'humans' },
  });
  const answers = turnOf(skilled, start, 'win');
  const lost: Action['do'][] = ['barter', 'offload'];
  expect(answers.filter((a) => lost.includes(a.do))).toEqual([]);
  expect(start.rules.result(start.state)?.seats[0]?.place).toBe(1);
});

const MOST_ROUNDS = 45;

test('three relaxed bots reach the goal', () => {
  const { options, components } = merchantOfVenusClassic;
  const rules = merchantOfVenusClassic.rules(options.parse({ goal: '1000' }), components);
  const io = silentIo<never>(fastChance('relaxed game'));
  const chance = fastChance('relaxed');
  const s = rules.setup(3, io);
  while (!rules.result(s) && s.turn < MOST_ROUNDS * 3) {
    const d = nextToSpeak(rules, s, chance) as Decision;
    const view = rules.view(s, d.seat);
    const a = relaxed.answer({ rules, seats: 3, view, decision: d, chance });
    if (a !== undefined) rules.reduce(s, d, a, io);
  }
  expect(rules.result(s)).toBeDefined();
});

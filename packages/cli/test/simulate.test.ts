import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type AnyGame, type Decision, fastChance, setUp } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { playGame, simulateRecorded } from '../src/simulate/game.ts';
import { playersOf } from '../src/simulate/players.ts';

const game = oltreMare as AnyGame;
const options = oltreMare.options.parse({});

test('simulated players remember what they were told', () => {
  const rules = game.rules(options, game.components);
  const used: unknown[] = [];
  const counting: typeof rules = {
    ...rules,
    memory: { empty: () => 0, note: (memory) => (memory as number) + 1 },
    imagine(view, who, chance, memory) {
      used.push(memory);
      return rules.imagine(view, who, chance);
    },
  };
  const chance = fastChance('simulate');
  const players = playersOf('greedy', counting, 2, chance);
  const { state, events } = setUp(rules, 2, chance);
  const decision = rules.decisions(state, 'must')[0] as Decision;
  players.answer(state, decision);
  players.tell([...events, ...events]);
  players.answer(state, decision);
  expect(events.length).toBeGreaterThan(0);
  expect([used[0], used.at(-1)]).toEqual([0, 2 * events.length]);
});

test('a game that is recorded is the same as one that is not', () => {
  const setting = { game, options, pack: game.components, seats: 3, seed: 4, player: 'relaxed' };
  const { match: _, ...recorded } = simulateRecorded(setting, 0);
  expect(recorded).toEqual(playGame(setting, 0));
  expect(recorded.actions.offer).toBeGreaterThan(0);
});

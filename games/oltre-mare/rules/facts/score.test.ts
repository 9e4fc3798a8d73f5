import { fastChance, silentIo, step } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { placesOf } from '../scoring/places.ts';
import { factsOf } from './index.ts';

const facts = factsOf({ edition: 'second' });

test('the steps of the reckoning add up to the score', () => {
  const { rules, state } = arrange(
    {
      seats: 3,
      phase: 'done',
      active: 2,
      ending: true,
      players: [
        { cargo: ['salt-01', 'salt-02'], pirates: ['gems-01'], prestige: 2, ducats: 7 },
        { cargo: ['grain-01'], markers: ['calmSea'], ducats: -3 },
        { cargo: ['grain-02'], prestige: 2 },
      ],
    },
    silentIo(fastChance('end')),
  );
  const before = rules.view(state, 'table');
  const d = rules.decisions(state)[0];
  const command = { seat: 2, decision: d?.id ?? 0, action: { do: 'done' } };
  const outcome = step(rules, state, command, fastChance('end'));
  if (!outcome.ok) throw new Error('the turn does not end');
  const result = rules.result(outcome.state);
  if (!result) throw new Error('the game is not over');
  const scores = facts.reckoning(rules.view(outcome.state, 'table'), result);
  for (const s of scores) expect(s.sums.at(-1)).toBe(s.score);
  expect(scores.map((s) => s.points.purse)).toEqual(before.players.map((p) => p.ducats));
  expect(scores[0]?.points).toEqual({ purse: 7, prestige: 6, cargo: 3, pirates: -1, harbour: 3 });
  expect(scores.map((s) => s.prestigePlace)).toEqual([
    { place: 1, tied: true },
    { place: 2, tied: false },
    { place: 1, tied: true },
  ]);
  const lines = facts.lines([{ view: before }], scores);
  expect(lines.rounds).toBe(1);
  expect(lines.ducats[0]).toEqual([11, 7, 13, 16, 15, 18]);
});

test('equal values share a place and use up no other', () => {
  expect(placesOf([5, 4, 4, 1]).map((p) => p.place)).toEqual([1, 2, 2, 3]);
});

import { invariants } from '@fondaco/games/lanterns/invariants.ts';
import { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { runSize } from '../counts.ts';
import { gameTexts } from '../game-texts.ts';
import { conformance, conforms, printReport } from './index.ts';

const seeds = Array.from({ length: runSize(4, 200) }, (_, i) => i);
const KINDS = 'bid buy decline give light mix offer pass peek shelter swap'.split(' ');

const known = new Set(Object.keys(gameTexts('en')).map((k) => k.replace(/_other$/, '')));

describe('the small game conforms', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    const report = conforms(conformance(lanterns, { seats: [seats], seeds, cap: 400, invariants }));
    const { games, other, worlds, kinds, keys } = report.tally;
    expect(games).toBe(3 * seeds.length);
    expect(other).toBeGreaterThan(worlds / 2);
    expect([...kinds.keys()].sort()).toEqual(KINDS);
    for (const kind of KINDS) expect(printReport(report)).toContain(`\n${kind} `);
    expect([...keys].filter((k) => !known.has(k))).toEqual([]);
  });

  test('with other options and another pack', () => {
    const pack = {
      lanterns: [
        { kind: 'tin', light: 0, count: 8 },
        { kind: 'ruby', light: 9, count: 4 },
      ],
    };
    const options = { rounds: 5, coins: 1 };
    const setting = {
      options,
      pack,
      seeds: seeds.slice(0, 2),
      cap: 400,
      depth: { rare: 10 },
      invariants,
    };
    expect(conforms(conformance(lanterns, setting)).failures).toEqual([]);
  });

  test('a kind of action that is neither compared nor excused is reported', () => {
    const setting = { seats: [2], seeds: [1], depth: { steps: 0, rare: 1 } };
    const { failures } = conformance(lanterns, setting);
    expect(failures.map((f) => f.check)).toContain('no leak');
    expect(() => conforms(conformance(lanterns, setting))).toThrow(
      'the kind of action "bid" was neither compared nor excused',
    );
  });
});

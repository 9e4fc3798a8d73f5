import { type Decision, fastChance, silentIo } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { factsOf } from './index.ts';

const io = () => silentIo<never>(fastChance('odds'));

const oddsFor = (player: object) => {
  const { rules, state } = arrange({ seats: 2, players: [player] }, io());
  const odds = factsOf({}).odds(rules.view(state, 0));
  return (space: string) => odds.find((x) => x.space === space);
};

describe('before the roll', () => {
  test('a city three points away is sure with three dice', () => {
    const found = oddsFor({ space: 'TRP.2' })('TRP.c1');
    expect(found?.points).toBe(3);
    expect(found?.odds).toBe(1);
  });

  test('a red drive shortens the way of the example to eight points', () => {
    expect(oddsFor({ space: 'CW.5' })('JW.c2')?.points).toBe(11);
    expect(oddsFor({ space: 'CW.5', drive: 'redDrive' })('JW.c2')?.points).toBe(8);
  });

  test('a pilot of level 1 has one die for throttle or navigation, one of level 2 has both', () => {
    const first = oddsFor({ space: 'CW.5' })('JW.c2')?.odds ?? 0;
    const second = oddsFor({ space: 'CW.5', level: 2 })('JW.c2')?.odds ?? 0;
    expect(first).toBeCloseTo(30 / 216);
    expect(second).toBeGreaterThan(first);
  });

  test('with the throttle nine points from the Base to the Colony World are likelier than by three dice', () => {
    const found = oddsFor({ space: 'GB' })('CW.c2');
    expect(found?.points).toBe(9);
    expect(found?.odds).toBeGreaterThan(160 / 216);
  });
});

describe('after the roll', () => {
  test('the answers of a plan lead where it says', () => {
    const { rules, state } = arrange({ seats: 2, players: [{ space: 'GB' }] }, io());
    const [heading] = rules.decisions(state) as [Decision];
    rules.reduce(state, heading, { do: 'head', to: null }, io());
    const [asked] = rules.decisions(state) as [Decision];
    const plans = rules.plan?.(rules.view(state, 0), asked) ?? [];
    expect(plans.length).toBeGreaterThan(3);
    for (const { goal, steps } of plans) {
      const s = rules.clone(state);
      const been = new Set<unknown>();
      const seen = { ...io(), tell: (e: object) => been.add('to' in e ? e.to : null) };
      for (const step of steps) rules.reduce(s, rules.decisions(s)[0] as Decision, step, seen);
      expect(been).toContain(goal.id);
    }
  });
});

import { fastChance, silentIo } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { factsOf } from './index.ts';

const oddsFor = (player: object) => {
  const io = silentIo<never>(fastChance('odds'));
  const { rules, state } = arrange({ seats: 2, players: [player] }, io);
  const odds = factsOf({}).odds(rules.view(state, 0));
  return (space: string) => odds.find((x) => x.space === space);
};

describe('before the roll', () => {
  test('a city three points away is sure with three dice', () => {
    const found = oddsFor({ space: 'TRP.2' })('TRP.c1');
    expect(found?.points).toBe(3);
    expect(found?.odds).toBeCloseTo(1);
  });

  test('eleven points and the exit of one number, as in the example of the rulebook', () => {
    const found = oddsFor({ space: 'CW.5' })('JW.c2');
    expect(found?.points).toBe(11);
    expect(found?.odds).toBeCloseTo((108 / 216) * (1 - (5 / 6) ** 3));
  });

  test('a red drive brings it to eight', () => {
    const found = oddsFor({ space: 'CW.5', equipment: ['redDrive'] })('JW.c2');
    expect(found?.points).toBe(8);
  });

  test('what no roll reaches is not listed', () => {
    expect(oddsFor({ space: 'TRP.2' })('WT.c1')).toBeUndefined();
  });
});

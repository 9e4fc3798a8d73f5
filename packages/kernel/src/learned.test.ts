import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { packHash } from './hash.ts';
import { type Learned, measuredOdds, weightsFor } from './learned.ts';
import { schema } from './schema.ts';

const PACK = { ports: 5 };
const oddsFrom = { games: 80, seed: 1, pack: packHash(PACK) };
const list: Learned[] = [
  { options: { edition: 'first' }, seats: 2, weights: { score: 1, cargo: 2 } },
  {
    options: { edition: 'first' },
    seats: 4,
    weights: { score: 1, cargo: 4 },
    odds: [20, 5],
    oddsFrom,
  },
  { options: { edition: 'second' }, seats: 2, odds: [30, 6], oddsFrom },
];
const NAMES = ['score', 'cargo', 'other'];

test('weights are those of the nearest number of seats, by the names of the terms', () => {
  const of = (seats: number) =>
    weightsFor(list, { options: { edition: 'first', memory: 'open' }, seats }, NAMES);
  expect(of(2)).toEqual([1, 2, 0]);
  expect(of(5)).toEqual([1, 4, 0]);
});

test('weights that were not learned for these options are missing', () => {
  expect(weightsFor(list, { options: { edition: 'second' }, seats: 2 }, NAMES)).toBeUndefined();
});

describe('odds', () => {
  const options = schema(
    Type.Object({
      edition: Type.Enum(['first', 'second'], { default: 'second' }),
      memory: Type.Enum(['open', 'closed'], { default: 'open' }),
      begins: Type.Enum(['drawn', 'firstSeat'], { default: 'drawn' }),
    }),
  );
  const at = (chosen: object, pack: unknown = PACK) =>
    measuredOdds(list, {
      schema: options,
      options: options.parse(chosen),
      pack,
      ignore: ['begins'],
    });

  test('are those of so many seats', () => {
    expect(at({})(2)).toEqual([30, 6]);
    expect(at({ edition: 'first' })(4)).toEqual([20, 5]);
    expect(at({ edition: 'first' })(2)).toBeUndefined();
    expect(at({})(4)).toBeUndefined();
  });

  test('are missing where another option was chosen than was measured, unless it changes no position', () => {
    expect(at({ memory: 'closed' })(2)).toBeUndefined();
    expect(at({ begins: 'firstSeat' })(2)).toEqual([30, 6]);
  });

  test('are missing with other component values', () => {
    expect(at({}, { ...PACK })(2)).toEqual([30, 6]);
    expect(at({}, { ports: 6 })(2)).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { optionsOf } from '../defaults.ts';
import { merchantOfVenusClassic as game } from '../index.ts';
import { factsOf } from './index.ts';

test('facts are about the same components and options as the rules', () => {
  expect(factsOf({}).pack).toEqual(game.components);
  expect(game.options.parse({})).toEqual(optionsOf({}));
});

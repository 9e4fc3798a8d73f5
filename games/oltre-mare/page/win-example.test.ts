import { expect, it } from 'vitest';
import { oltreMare } from '../rules/index.ts';
import { ACTION_ICONS } from './catalog.ts';
import { SALT_ROW, SIGNS, SUM } from './win-example.ts';

const { constants, editions } = oltreMare.components;
const rowOf = (good: string): readonly number[] =>
  editions.second.goods.find(({ id }) => id === good)?.row ?? [];

it('shows how one wins with the numbers of the shipped set', () => {
  expect(SIGNS).toEqual(ACTION_ICONS);
  expect(SALT_ROW).toEqual(rowOf('salt'));
  expect(SUM).toMatchObject({
    prestige: constants.places[0],
    cargo: (rowOf('salt')[3] ?? 0) + (rowOf('silk')[2] ?? 0),
    pirates: -12 * constants.pirateLoss,
    markers: constants.places[2],
  });
});

import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { expect, test } from 'vitest';
import { readOptions } from '../src/inputs.ts';

const read = (list: string): unknown => readOptions(merchantOfVenusClassic, list);

test('the schema decides what the words of --options mean', () => {
  expect(read('goal=1000,factoryGoods=1988')).toMatchObject({
    goal: '1000',
    factoryGoods: '1988',
  });
  expect(read('standingOffers=2,smallBank=true')).toMatchObject({
    standingOffers: 2,
    smallBank: true,
  });
});

test.each(['goal=1500', 'standingOffers=many', 'smallBank=1', 'hours=2', 'constructor=1'])(
  '%s is refused by its name',
  (list) => {
    const name = list.split('=')[0] as string;
    expect(() => read(list)).toThrow(
      expect.objectContaining({
        msg: expect.objectContaining({
          params: expect.objectContaining({
            what: expect.objectContaining({
              params: expect.objectContaining({ path: `/${name}` }),
            }),
          }),
        }),
      }),
    );
  },
);

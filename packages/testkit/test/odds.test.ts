import { advise } from '@fondaco/bots';
import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import classic from '@fondaco/games/merchant-of-venus/classic/rules/learned.json' with {
  type: 'json',
};
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import standard from '@fondaco/games/merchant-of-venus/standard/rules/learned.json' with {
  type: 'json',
};
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import oltre from '@fondaco/games/oltre-mare/rules/learned.json' with { type: 'json' };
import { type AnyGame, type Decision, fastChance, type Learned, silentIo } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';

const bound = (game: AnyGame, options: object = {}, pack: unknown = game.components) =>
  game.rules(game.options.parse(options), pack);

describe.each([
  { game: oltreMare as AnyGame, learned: oltre as Learned[], other: { memory: 'closed' } },
  {
    game: merchantOfVenusClassic as AnyGame,
    learned: classic as Learned[],
    other: { goal: '1000' },
  },
  {
    game: merchantOfVenusStandard as AnyGame,
    learned: standard as Learned[],
    other: { variant: 'lightSpeed' },
  },
])('the odds of $game.id', ({ game, learned, other }) => {
  const measured = learned.filter((x) => x.odds);

  test('were measured with the component values that are shipped', () => {
    expect(measured.length).toBeGreaterThan(0);
    for (const { options, seats, odds } of measured)
      expect(bound(game, options).odds?.(seats), `${seats} seats`).toEqual(odds);
  });

  test('serve whoever begins, but no other options and no other component values', () => {
    const [{ options, seats, odds }] = measured as [Learned];
    const { components } = game;
    expect(bound(game, { ...options, begins: 'firstSeat' }).odds?.(seats)).toEqual(odds);
    expect(bound(game, { ...options, ...other }).odds?.(seats)).toBeUndefined();
    const changed = { ...components, name: `${components.name} with one change` };
    expect(bound(game, options, changed).odds?.(seats)).toBeUndefined();
  });
});

test('advice tells a chance only where it was measured', () => {
  const chancesWith = (options: object) => {
    const rules = bound(oltreMare as AnyGame, options);
    const s = rules.setup(2, silentIo(fastChance('odds')));
    const decision = rules.decisions(s, 'must')[0] as Decision;
    const view = rules.view(s, decision.seat);
    const question = { rules, seats: 2, view, decision, chance: fastChance('advice') };
    return advise(question, { iterations: 8, most: 2 }).map((x) => x.chance?.mean);
  };
  for (const chance of chancesWith({})) expect(chance).toBeGreaterThan(0);
  for (const chance of chancesWith({ memory: 'closed' })) expect(chance).toBeUndefined();
});

import { fastChance, silentIo, step } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../../rules/arrange.ts';
import { factsOf } from '../../rules/facts/index.ts';
import { veniceScore } from './venice-score.ts';

/** Anna (0) buys a card and meets the Venice card; what she sees before and after. */
function buyAtVenice(options: { edition: 'first' | 'second'; memory: 'open' | 'closed' }) {
  const { rules, state } = arrange(
    {
      options,
      seats: 2,
      phase: 'trade',
      active: 0,
      players: [
        { cargo: ['silk-01', 'silk-02', 'wine-01'], ducats: 10, prestige: 2, hand: ['wine-02'] },
        { cargo: ['silk-03', 'wine-03', 'wine-04'], ducats: 10, prestige: 1, hand: ['wine-05'] },
      ].map((p) => (options.edition === 'first' ? p : inSecond(p))),
      pile: { venice: 0 },
    },
    silentIo(fastChance('venice')),
  );
  const decision = rules.decisions(state).find((d) => d.seat === 0)?.id ?? -1;
  const action = { do: 'buy', from: 'pile' };
  const outcome = step(rules, state, { seat: 0, decision, action }, fastChance('buy'));
  if (!outcome.ok) throw new Error(outcome.refusal.msg.key);
  const facts = factsOf(options);
  return { facts, before: rules.view(state, 0), after: rules.view(outcome.state, 0) };
}

/** The second edition has salt where the first has wine. */
const inSecond = <P extends { cargo: string[]; hand: string[] }>(p: P): P => ({
  ...p,
  cargo: p.cargo.map((id) => id.replace('wine', 'salt')),
  hand: p.hand.map((id) => id.replace('wine', 'salt')),
});

test('prestige and cargo add up to the ducats everybody has then', () => {
  const { facts, before, after } = buyAtVenice({ edition: 'second', memory: 'open' });
  const score = veniceScore(facts, before, after);
  expect(score).toMatchObject({ drawer: 0, sellsCargo: true });
  const [anna, other] = score?.seats ?? [];
  // The price of the card was paid before it was drawn.
  expect(anna).toMatchObject({ prestige: 2, forPrestige: 6, forCargo: 3, ducats: 7, total: 16 });
  expect(anna?.sold).toMatchObject([{ good: 'silk', length: 2, value: 3 }]);
  expect(anna?.kept).toMatchObject({ good: 'salt', length: 1 });
  expect(other).toMatchObject({ prestige: 1, forPrestige: 3, forCargo: 1, ducats: 10, total: 14 });
  expect(other?.kept).toMatchObject({ good: 'salt', length: 2 });
});

test('of cards a viewer is not shown only their number is told', () => {
  const { facts, before, after } = buyAtVenice({ edition: 'second', memory: 'closed' });
  const other = veniceScore(facts, before, after)?.seats[1];
  expect(other).toMatchObject({ sold: null, forCargo: 1, soldCards: 1 });
});

test('the first edition sells no cargo', () => {
  const { facts, before, after } = buyAtVenice({ edition: 'first', memory: 'open' });
  expect(veniceScore(facts, before, after)).toMatchObject({ sellsCargo: false });
});

test('nothing is shown twice, backwards, or when a replay leaps', () => {
  const { facts, before, after } = buyAtVenice({ edition: 'second', memory: 'open' });
  expect(veniceScore(facts, after, after)).toBeNull();
  expect(veniceScore(facts, after, before)).toBeNull();
  expect(veniceScore(facts, before, { ...after, turn: before.turn + 5 })).toBeNull();
});

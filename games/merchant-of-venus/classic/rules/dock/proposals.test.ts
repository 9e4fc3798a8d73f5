import { type Decision, fastChance, silentIo, type Worth } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import type { Classic } from '../rules.ts';
import type { OfferAction, State } from '../state.ts';

/** Ships at an asteroid; seat 0, whose turn it is, has a relic. */
function docked(spaces: readonly string[]): { rules: Classic; s: State; d: Decision } {
  const players = spaces.map((space, i) => ({ space, credits: 100, relics: i ? [] : ['spyEye'] }));
  const io = silentIo<never>(fastChance('proposals'));
  const { rules, state: s } = arrange({ seats: spaces.length, players }, io);
  const open = (): Decision => rules.decisions(s, 'must')[0] as Decision;
  rules.reduce(s, open(), { do: 'stay' }, io);
  return { rules, s, d: open() };
}

/** The relic is worth nothing to seat 0 and this much to the others. */
const relicFor =
  (credits: number): Worth<State> =>
  (s, seat) => {
    const p = s.players[seat];
    return (p?.credits ?? 0) + (seat !== 0 && p?.relics.includes('spyEye') ? credits : 0);
  };

test('offers what another values more, for a price that is good for both', () => {
  const { rules, s, d } = docked(['CW.c1', 'CW.c1', 'GB']);
  const found = (rules.proposals?.(s, d, relicFor(80)) ?? []) as OfferAction[];
  expect(found.length).toBeGreaterThan(0);
  for (const a of found) {
    expect(rules.refuse(s, d, a)).toBeUndefined();
    expect(a).toMatchObject({ do: 'offer', to: 1, give: ['relic:spyEye'], get: [] });
    expect(-a.credits).toBeGreaterThan(10);
    expect(-a.credits).toBeLessThan(80);
  }
});

test("proposes nothing that is not worth everybody's time, nor where nobody else is", () => {
  const near = docked(['CW.c1', 'CW.c1', 'GB']);
  expect(near.rules.proposals?.(near.s, near.d, relicFor(10))).toEqual([]);
  const alone = docked(['CW.c1', 'GB', 'GB']);
  expect(alone.rules.proposals?.(alone.s, alone.d, relicFor(80))).toEqual([]);
});

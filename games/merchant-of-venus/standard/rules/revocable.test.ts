import { type Decision, fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import type { Standard } from './rules.ts';
import type { Action, State } from './state.ts';

interface Asked {
  rules: Standard;
  state: State;
  d: Decision;
}

const asked = (rules: Standard, state: State): Asked => ({
  rules,
  state,
  d: rules.decisions(state, 'must')[0] as Decision,
});

function after({ rules, state, d }: Asked, a: Action): Asked {
  const next = rules.clone(state);
  rules.reduce(next, d, a, silentIo(fastChance('roll')));
  return asked(rules, next);
}

/** Whether some answer to the question, if it is still open, leads back to the position before. */
function canBeTakenBack(before: Asked, a: Action): boolean {
  const next = after(before, a);
  if (next.d.id !== before.d.id) return false;
  const position = JSON.stringify(before.state);
  return next.rules
    .legal(next.state, next.d)
    .some((back) => JSON.stringify(after(next, back).state) === position);
}

/** The kinds of answers called revocable, each of them tried. */
function revocable(at: Asked): string[] {
  const { rules, state, d } = at;
  const kinds = new Set<string>();
  for (const a of rules.legal(state, d)) {
    expect(rules.revocable?.(state, d, a), JSON.stringify(a)).toBe(canBeTakenBack(at, a));
    if (rules.revocable?.(state, d, a)) kinds.add(a.do);
  }
  return [...kinds].sort();
}

function given(player: object, more: object = {}): Asked {
  const start = { seats: 2, players: [player, { pilot: 'humans' }], ...more };
  const { rules, state } = arrange(start, silentIo<never>(fastChance('switches')));
  return asked(rules, state);
}

test('switches can be set back until the ship sets out', () => {
  const ship = { pilot: 'whynoms', drive: 'redDrive', rewards: ['yellowDrive', 'jumpStart'] };
  expect(revocable(given(ship))).toEqual(['announce', 'switchDrive']);
});

test('the navigation die can be switched back', () => {
  const start = given({ pilot: 'whynoms', space: 'GB', rewards: ['switchSwitch'] });
  const rolled = after(start, { do: 'head', to: null });
  const flies = rolled.d.kind === 'speed' ? after(rolled, { do: 'fly' }) : rolled;
  const at = after(flies, { do: 'go', to: 'NH.11' });
  const die = at.rules.legal(at.state, at.d).find((a) => a.do === 'assign') as Action;
  const assigned = after(at, die);
  expect(revocable(assigned)).toEqual(['switch']);
});

test('which credits pay first can be changed back', () => {
  const home = { systems: { GP: 'humans' }, cultures: { humans: { market: 'active' } } };
  const ship = { pilot: 'whynoms', space: 'GP.c1', credits: 50, contacts: { humans: 90 } };
  expect(revocable(after(given(ship, home), { do: 'stay' }))).toEqual(['payFirst']);
});

test('much speaks against waiting in empty space and against switching a drive back on', () => {
  const ship = { pilot: 'whynoms', drive: 'redDrive' };
  const against = ({ rules, state, d }: Asked, a: Action): number =>
    rules.qualms?.(state, d, a, () => 0) ?? 0;
  expect(against(given({ ...ship, space: 'GP-CW.4' }), { do: 'stay' })).toBeGreaterThan(50);
  const lying = given({ ...ship, space: 'GP.c1' }, { systems: { GP: 'humans' } });
  expect(against(lying, { do: 'stay' })).toBe(0);
  const turn = (on: boolean): Action => ({ do: 'switchDrive', drive: 'drive', on });
  expect(against(lying, turn(true))).toBeGreaterThan(against(lying, turn(false)));
});

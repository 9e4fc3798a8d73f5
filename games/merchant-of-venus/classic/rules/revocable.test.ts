import { type Decision, fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import type { Classic } from './rules.ts';
import type { Action, State } from './state.ts';

interface Asked {
  rules: Classic;
  state: State;
  d: Decision;
}

const asked = (rules: Classic, state: State): Asked => ({
  rules,
  state,
  d: rules.decisions(state, 'must')[0] as Decision,
});

function after({ rules, state, d }: Asked, a: Action): State {
  const next = rules.clone(state);
  rules.reduce(next, d, a, silentIo(fastChance('roll')));
  return next;
}

/** Whether some answer to the question, if it is still open, leads back to the position before. */
function canBeTakenBack(before: Asked, a: Action): boolean {
  const next = asked(before.rules, after(before, a));
  if (next.d.id !== before.d.id) return false;
  const position = JSON.stringify(before.state);
  return next.rules
    .legal(next.state, next.d)
    .some((back) => JSON.stringify(after(next, back)) === position);
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

const given = (player: object, encounters: object): Asked => {
  const start = { seats: 2, players: [player], encounters };
  const { rules, state } = arrange(start, silentIo<never>(fastChance('switches')));
  return asked(rules, state);
};

test('switches can be set back until the ship sets out', () => {
  const ship = {
    space: 'WW.8',
    relics: ['autopilot', 'gateLock', 'yellowDrive'],
    equipment: ['redDrive', 'comboDrive'],
    ship: 'clipper',
  };
  const start = given(ship, { 'WW.8': 'gate2', 'GP.8': 'gate5' });
  expect(revocable(start)).toEqual(['autopilot', 'drive', 'lock']);
});

test('the navigation die can be switched back', () => {
  const start = given(
    { space: 'NH.7', relics: ['switchSwitch'] },
    { 'NH.7': 'blue10', 'NH.12': 'openPort' },
  );
  const dice = asked(start.rules, after(start, { do: 'head', to: 'NH.11' }));
  const [die] = dice.rules.legal(dice.state, dice.d);
  expect(die?.do).toBe('assign');
  const assigned = asked(dice.rules, after(dice, die as Action));
  expect(revocable(assigned)).toEqual(['switch']);
});

test('a gate just entered is locked for good', () => {
  const start = given({ space: 'WW.1', relics: ['gateLock'] }, { 'WW.8': 'gate2' });
  const gate = asked(start.rules, after(start, { do: 'head', to: 'WW.8' }));
  expect(gate.d.kind).toBe('lock');
  expect(revocable(gate)).toEqual([]);
});

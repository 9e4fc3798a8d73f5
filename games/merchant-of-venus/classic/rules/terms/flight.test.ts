import { fastChance, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { configOf, player, spaceOf } from '../config.ts';
import { merchantOfVenusClassic } from '../index.ts';
import { expectedTurns } from './expected-turns.ts';
import { flightOf, turnsToBerth } from './flight.ts';
import { travelOf } from './travel.ts';

const { options, components } = merchantOfVenusClassic;
const config = configOf(options.parse({}), components);

function turnsFrom(space: string, to: string, seat: object, encounters: object): number {
  const given = { seats: 2, players: [{ space, ...seat }], encounters };
  const { state } = arrange(given, silentIo<never>(fastChance('flight')));
  const flight = flightOf(config, state, player(state, 0), travelOf(config, state, 0));
  return turnsToBerth(flight, spaceOf(config, to));
}

test('a way takes at least a turn, and a turn more where the dice fall short', () => {
  expect(expectedTurns(3, 0)).toBe(0);
  expect(expectedTurns(3, 3)).toBeCloseTo(1);
  expect(expectedTurns(3, 19)).toBeGreaterThan(2);
  expect(expectedTurns(4, 14)).toBeLessThan(expectedTurns(3, 14));
});

test('a ship that lies at a berth needs a turn to use it, staying', () => {
  expect(turnsFrom('GB', 'GB', {}, {})).toBe(1);
});

test('an open hazard on the way counts, unless a drive skips it or shields pay it', () => {
  // Poison Port lies behind the encounter space 5 of the Polluted Planet.
  const clear = turnsFrom('PP.6', 'PP.3', {}, { 'PP.5': 'gate1' });
  const hazard = { 'PP.5': 'yellow40' };
  expect(turnsFrom('PP.6', 'PP.3', {}, hazard)).toBeGreaterThan(clear);
  const drive = { equipment: ['yellowDrive'] };
  expect(turnsFrom('PP.6', 'PP.3', drive, hazard)).toBeCloseTo(
    turnsFrom('PP.6', 'PP.3', drive, { 'PP.5': 'gate1' }),
  );
  const shields = { equipment: ['shield', 'shield'] };
  expect(turnsFrom('PP.6', 'PP.3', shields, hazard)).toBeCloseTo(
    turnsFrom('PP.6', 'PP.3', shields, { 'PP.5': 'gate1' }),
  );
});

import type { TableInfo } from '@fondaco/kernel';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ViewerState } from '../wire/state.ts';
import { isShared, nextSeat, ownSeats, questionsHere } from './shared-device.ts';

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

/** A seat at this device that is asked these questions. */
const seat = (as: number, ...questions: [id: number, need: 'must' | 'asked' | 'may'][]) =>
  ({
    as,
    outlook: { questions: questions.map(([id, need]) => ({ id, seat: as, need })) },
  }) as unknown as ViewerState;

describe('the device', () => {
  test('goes to the seat the game waits for, and stays where something is asked', () => {
    expect(nextSeat([seat(0), seat(1, [7, 'must'])], null, null)).toBe(1);
    expect(nextSeat([seat(0, [6, 'must']), seat(1, [7, 'must'])], 1, null)).toBe(1);
    expect(nextSeat([seat(0), seat(1)], 1, null)).toBe(1);
    expect(nextSeat([seat(0, [8, 'must']), seat(1)], 1, null)).toBe(0);
  });

  test('stays with a player who took it without being asked, until the questions change', () => {
    const before = [seat(0, [8, 'must']), seat(1, [9, 'asked'], [1, 'may'])];
    const keptFor = questionsHere(before);
    expect(nextSeat(before, 1, keptFor)).toBe(1);
    // What somebody may do of their own accord comes and goes.
    expect(nextSeat([seat(0, [8, 'must']), seat(1, [9, 'asked'])], 1, keptFor)).toBe(1);
    // The offer is answered: the other one goes on.
    expect(nextSeat([seat(0, [8, 'must']), seat(1, [1, 'may'])], 1, keptFor)).toBe(0);
  });

  test('does not stay with a seat that a bot plays for now', () => {
    expect(nextSeat([seat(0)], 1, null)).toBe(0);
  });
});

test('a device is shared also while a bot plays for one of its people', () => {
  const person = { id: 'anna' };
  const seats = [
    { seat: 0, person, bot: null },
    { seat: 1, person, bot: 'greedy' },
    { seat: 2, person: { id: 'boris' }, bot: null },
  ];
  const table = { id: 'T', seats } as unknown as TableInfo;
  expect(isShared(table, 'anna')).toBe(true);
  expect(ownSeats(table, 'anna')).toEqual([0]);
  expect(isShared(table, 'boris')).toBe(false);
  expect(isShared(table, undefined)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import type { Viewer } from './contract.ts';
import type { ActEntry, SetupEntry } from './log.ts';
import { freeUndo, undoVerdict } from './undo.ts';

const setup: SetupEntry = { seq: 0, t: 'setup', draws: [] };

function acted(seq: number, seat: number, more: Partial<ActEntry> = {}): ActEntry {
  return {
    seq,
    t: 'act',
    seat,
    decision: seq,
    need: 'must',
    action: null,
    draws: [],
    reveals: [],
    ...more,
  };
}

const drew = { draws: [{ tag: 'die', n: 6, v: 1 }] };
const revealed = (...reveals: Viewer[]) => ({ reveals });

describe('one step back', () => {
  test('takes back the own last answer', () => {
    expect(freeUndo([setup, acted(1, 0), acted(2, 0)], 0, 3)).toBe(1);
  });

  test('takes back what others offered unasked since', () => {
    const line = [setup, acted(1, 0), acted(2, 1, { need: 'may', free: true })];
    expect(freeUndo(line, 0, 3)).toBe(0);
    expect(undoVerdict(line, 0, 0, 3)).toEqual({ consent: [], told: [1] });
  });

  test.each([
    ['a draw', acted(2, 0, drew)],
    ['a reveal to oneself', acted(2, 0, revealed(0))],
    ['a reveal to another', acted(2, 0, revealed(1))],
    ['a reveal to the table', acted(2, 0, revealed('table'))],
    ['an answer another seat owed', acted(2, 1)],
    ['an answer to a question', acted(2, 1, { need: 'asked' })],
    ['what another seat did of its own accord but for an offer', acted(2, 1, { need: 'may' })],
  ])('stops at %s', (_what, barrier) => {
    expect(freeUndo([setup, acted(1, 0), barrier], 0, 3)).toBeUndefined();
  });

  test('has nothing to take back before the first answer', () => {
    expect(freeUndo([setup], 0, 3)).toBeUndefined();
  });
});

describe('further back by consent', () => {
  const consent = (...entries: ActEntry[]) => undoVerdict([setup, ...entries], 0, 0, 4)?.consent;

  test('of those who acted', () => {
    expect(consent(acted(1, 0), acted(2, 2))).toEqual([2]);
  });

  test('of those who learned something', () => {
    expect(consent(acted(1, 0, revealed(3)))).toEqual([3]);
  });

  test('of everyone else when the seat itself has learned something, or chance has spoken', () => {
    expect(consent(acted(1, 0, revealed(0)))).toEqual([1, 2, 3]);
    expect(consent(acted(1, 0, revealed('table')))).toEqual([1, 2, 3]);
    expect(consent(acted(1, 0, drew))).toEqual([1, 2, 3]);
  });

  test('of a seat whose free offer followed nothing of the own', () => {
    const offered = acted(1, 1, { need: 'may', free: true });
    expect(consent(offered)).toEqual([1]);
    expect(consent(offered, acted(2, 0))).toEqual([1]);
  });

  test('and only by a seat of the table', () => {
    for (const seat of [-1, 4, 0.5])
      expect(undoVerdict([setup, acted(1, 0)], seat, 0, 4)).toBeUndefined();
  });

  test('never behind the set-up, nor to a position that is not there', () => {
    expect(undoVerdict([setup, acted(1, 0)], 0, -1, 4)).toBeUndefined();
    expect(undoVerdict([setup, acted(1, 0)], 0, 1, 4)).toBeUndefined();
    expect(undoVerdict([setup, acted(1, 0)], 0, 7, 4)).toBeUndefined();
  });
});

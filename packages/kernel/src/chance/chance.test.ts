import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Draw } from './draw.ts';
import { chanceAt, commitmentOf } from './draws-by-index.ts';
import { fastChance } from './fast.ts';
import { recordedChance, recordingChance } from './recorded.ts';
import { scriptedChance } from './scripted.ts';

const letters = (): string[] => 'abcdefgh'.split('');

describe('committed chance', () => {
  const secret = 'the secret of a table';
  const source = {
    t: 'committed',
    commitment: commitmentOf(secret),
    nonces: ['n0', 'n1'],
  } as const;
  const at = (drawn: number) => chanceAt({ ...source, nonces: [...source.nonces] }, secret, drawn);

  test('the commitment is the SHA-256 of the secret', () => {
    expect(source.commitment).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  test('draw i is made from HMAC-SHA256 over i, keyed by secret and nonces', () => {
    const key = createHmac('sha256', secret).update(JSON.stringify(source.nonces)).digest();
    const word = (i: number) => createHmac('sha256', key).update(`${i}:0`).digest().readUInt32BE(0);
    const chance = at(0);
    expect([chance.int(6, 'die'), chance.int(100, 'die')]).toEqual([word(0) % 6, word(1) % 100]);
  });

  test('a draw depends on its index alone, so going back gives the same again', () => {
    const run = at(0);
    const first = [run.int(1000, 'a'), run.int(1000, 'b'), run.int(1000, 'c')];
    const cards = letters();
    run.shuffle(cards, 'd');
    expect(at(1).int(1000, 'again')).toBe(first[1]);
    const again = letters();
    at(3).shuffle(again, 'd');
    expect(again).toEqual(cards);
  });

  test('other nonces, other draws', () => {
    const other = chanceAt({ ...source, nonces: ['n0', 'other'] }, secret, 0);
    expect(other.int(1 << 30, 'x')).not.toBe(at(0).int(1 << 30, 'x'));
  });

  test('cannot draw without its secret', () => {
    expect(() => chanceAt({ ...source, nonces: [] }, undefined, 0)).toThrow('secret');
  });
});

describe.each([
  ['fast', () => fastChance('fair')],
  ['seeded', () => chanceAt({ t: 'seeded', seed: 'fair' }, undefined, 0)],
  ['committed', () => chanceAt({ t: 'committed', commitment: '', nonces: [] }, 'fair', 0)],
])('%s chance is fair', (_name, make) => {
  test('every value of a die comes up as often', () => {
    const chance = make();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) (counts[chance.int(6, 'die')] as number)++;
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  test('every card comes to every place as often', () => {
    const chance = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      chance.shuffle(cards, 'deck');
      const key = cards.join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const n of counts.values()) expect(Math.abs(n - 4000 / 24)).toBeLessThan(70);
  });
});

test('what was recorded comes back, also for a shuffle', () => {
  const draws: Draw[] = [];
  const recording = recordingChance(fastChance(1), draws);
  const n = recording.int(10, 'n');
  const cards = letters();
  recording.shuffle(cards, 'deck');
  const again = recordedChance(draws);
  const copy = letters();
  expect(again.int(10, 'n')).toBe(n);
  again.shuffle(copy, 'deck');
  expect(copy).toEqual(cards);
  expect(again.left()).toBe(0);
});

test('a recorded shuffle equals the same shuffle unrecorded', () => {
  const plain = letters();
  fastChance(3).shuffle(plain, 'deck');
  const recorded = letters();
  recordingChance(fastChance(3), []).shuffle(recorded, 'deck');
  expect(recorded).toEqual(plain);
});

test.each<[string, Draw]>([
  ['another tag', { tag: 'other', n: 10, v: 3 }],
  ['another range', { tag: 'n', n: 9, v: 3 }],
  ['a value out of range', { tag: 'n', n: 10, v: 10 }],
  ['a shuffle instead of a number', { tag: 'n', n: 10, v: [0] }],
])('a record with %s is noticed', (_what, draw) => {
  expect(() => recordedChance([draw]).int(10, 'n')).toThrow('kernel.verify.otherDraw');
});

test('a recorded shuffle must hold every place once', () => {
  const draw = { tag: 'deck', n: 3, v: [0, 1, 1] };
  expect(() => recordedChance([draw]).shuffle(['a', 'b', 'c'], 'deck')).toThrow();
});

test('scripted draws come by tag, and an unscripted one is an error', () => {
  const chance = scriptedChance([
    { tag: 'die', value: 5 },
    { tag: 'deck', order: ['c', 'a'] },
    { tag: 'die', value: 2 },
  ]);
  const deck = ['a', 'b', 'c', 'd'];
  chance.shuffle(deck, 'deck');
  expect(deck).toEqual(['c', 'a', 'b', 'd']);
  expect([chance.int(6, 'die'), chance.int(6, 'die')]).toEqual([5, 2]);
  expect(chance.left()).toEqual([]);
  expect(() => chance.int(6, 'die')).toThrow('does not give');
});

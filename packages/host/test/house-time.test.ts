import { describe, expect, test } from 'vitest';
import { houseTime } from '../src/house-time.ts';
import { memoryStorage, type Storage } from '../src/index.ts';
import { type MadeUpTime, madeUpTime } from './made-up-time.ts';

const BEAT_MS = 5000;
const DAY_MS = 24 * 3600_000;
const log = { info() {}, warn() {}, error() {} };
let holders = 0;

function timeOn(storage: Storage, time: MadeUpTime) {
  const random = { hex: () => `holder ${holders++}`, below: () => 0, tableId: () => '' };
  return houseTime({ ...time, storage, log, random });
}

async function running(storage: Storage, time: MadeUpTime) {
  const house = timeOn(storage, time);
  await house.open();
  house.start();
  return house;
}

describe('house time', () => {
  test('runs with the monotonic clock, whatever the system clock is set to', async () => {
    const time = madeUpTime();
    const house = await running(memoryStorage(), time);
    const begin = house.now();
    await time.pass(60_000);
    expect(house.now() - begin).toBe(60_000);
    for (const days of [1, -2]) {
      time.setWall(days * DAY_MS);
      await time.pass(1000);
    }
    expect(house.now() - begin).toBe(62_000);
  });

  test('stands while nothing runs', async () => {
    const [storage, time] = [memoryStorage(), madeUpTime()];
    const first = await running(storage, time);
    await time.pass(21_000);
    const before = first.now();
    first.stop();
    await time.pass(DAY_MS);
    const again = (await running(storage, time)).now();
    expect(again).toBeLessThanOrEqual(before);
    expect(before - again).toBeLessThanOrEqual(BEAT_MS);
  });

  test('is counted by one of two hosts, and by the other when that one ends', async () => {
    const [storage, time] = [memoryStorage(), madeUpTime()];
    const one = await running(storage, time);
    const two = await running(storage, time);
    const begin = two.now();
    await time.pass(60_000);
    for (const house of [one, two]) {
      expect(house.now() - begin).toBeGreaterThanOrEqual(55_000);
      expect(house.now() - begin).toBeLessThanOrEqual(60_000);
    }
    // Whoever counts ends without a word.
    two.stop();
    const left = one.now();
    await time.pass(120_000);
    expect(one.now() - left).toBeGreaterThan(90_000);
    expect(one.now() - left).toBeLessThanOrEqual(120_000);
  });

  test('goes on by two beats at most while it cannot be stored', async () => {
    const time = madeUpTime();
    const house = timeOn(memoryStorage(), time);
    await house.open();
    const begin = house.now();
    await time.pass(3600_000);
    expect(house.now() - begin).toBe(2 * BEAT_MS);
  });
});

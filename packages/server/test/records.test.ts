import { gunzipSync } from 'node:zlib';
import { createAndStart, libraryOf, memoryStorage } from '@fondaco/host';
import { applyPatch, type Json, type ReplayStep } from '@fondaco/kernel';
import { expect, test, vi } from 'vitest';
import { answerTo, hostOn, watching } from '../../host/test/hosts.ts';
import { longGame } from '../../host/test/long-game.ts';
import { ANNA, LONG } from '../../host/test/tables.ts';
import { createRecords, recordTasks } from '../src/workers/records.ts';

interface Page {
  steps: ReplayStep[];
  next: number | null;
}
const parsed = (bytes: Uint8Array): Page => JSON.parse(gunzipSync(bytes).toString()) as Page;

async function longTable(entries: number) {
  const storage = memoryStorage();
  const games = [longGame()];
  const host = hostOn(storage, { games });
  const table = await createAndStart(host, ANNA, LONG);
  const client = await watching(host, table, ANNA);
  const go = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const [q] = client.musts();
      if (q) await answerTo(host, ANNA, table, q);
    }
  };
  await go(entries - 1);
  const tasks = recordTasks({ storage, library: libraryOf(games) });
  const replay = vi.fn(tasks.replay);
  const file = vi.fn(tasks.file);
  return { table, go, replay, file, records: createRecords({ ...tasks, replay, file }) };
}

test('a long replay comes in pages that continue each other', async () => {
  const { table, records, replay, go } = await longTable(1200);
  const steps: ReplayStep[] = [];
  const counts: number[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: Page = parsed(await records.page('anna', { table, as: 0, from, entries: 1200 }));
    counts.push(page.steps.length);
    steps.push(...page.steps);
    from = page.next;
  }
  expect(counts).toEqual([500, 500, 200]);
  expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: 1200 }, (_, i) => i));
  const last = steps.reduce<Json>((shown, { patch }) => applyPatch(shown, patch), null);
  expect(last).toMatchObject({ views: [{ moves: 1199 }] });
  // One task made all pages, and one later entry changes only the last.
  expect(replay).toHaveBeenCalledOnce();
  await go(1);
  await records.page('anna', { table, as: 0, from: 500, entries: 1201 });
  expect(replay).toHaveBeenCalledOnce();
  const newest = await records.page('anna', { table, as: 0, from: 1000, entries: 1201 });
  expect(parsed(newest).steps).toHaveLength(201);
  expect(replay).toHaveBeenCalledTimes(2);
});

test('a page that is just full leads to an empty one, and later to more', async () => {
  const { table, records, go } = await longTable(500);
  const full = parsed(await records.page('anna', { table, as: 0, from: 0, entries: 500 }));
  expect(full.next).toBe(500);
  const empty = parsed(await records.page('anna', { table, as: 0, from: 500, entries: 500 }));
  expect(empty).toMatchObject({ steps: [], next: null });
  await go(1);
  const more = parsed(await records.page('anna', { table, as: 0, from: 500, entries: 501 }));
  expect(more.steps.map((step) => step.seq)).toEqual([500]);
});

test('many who ask for the same at once share one task; each viewer has their own', async () => {
  const { table, records, replay, file } = await longTable(20);
  const ask = { table, from: 0, entries: 20 };
  await Promise.all(Array.from({ length: 60 }, () => records.page('anna', { ...ask, as: 0 })));
  expect(replay).toHaveBeenCalledOnce();
  await records.page('anna', { ...ask, as: 1 });
  expect(replay).toHaveBeenCalledTimes(2);
  await Promise.all(Array.from({ length: 60 }, () => records.file('anna', table)));
  expect(file).toHaveBeenCalledOnce();
});

import { join } from 'node:path';
import type { Analysis } from '@fondaco/bots';
import type { Logger } from '@fondaco/host';
import { expect, test, vi } from 'vitest';
import { type Analyse, createAnalyses } from '../src/workers/analyses.ts';
import type { Client } from './client.ts';
import { MEASURED } from './measured-games.ts';
import { playOn } from './players.ts';
import { begun, newFolder, people, serve } from './setup.ts';

const THREADS = { module: new URL('./measured-games.ts', import.meta.url).href };

/** Asks until it is made. */
async function analysisOf(client: Client, id: string): Promise<Analysis> {
  for (;;) {
    const { body } = await client.get(`/api/tables/${id}/analysis`);
    if (body.analysis) return body.analysis;
    await new Promise((again) => setTimeout(again, 50));
  }
}

test('a finished game is analysed in a thread, once, and the analysis is kept with it', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const first = await serve({ data, games: [MEASURED], workers: THREADS });
  const [anna, bruno] = await people(first.port, 'Anna', 'Bruno');
  const id = await begun([anna], { bots: 2, private: true });
  expect((await anna.get(`/api/tables/${id}/analysis`)).status).toBe(409);
  await playOn(id, [await anna.page()], 'analysis');
  expect((await bruno.get(`/api/tables/${id}/analysis`)).status).toBe(403);
  const made = await analysisOf(anna, id);
  expect(made.seats).toBe(3);
  expect(made.turns.length).toBeGreaterThan(2);
  await first.close();
  // Made anew, it would be empty: these rules have no odds.
  const again = await serve({ data });
  const asked = await fetch(`http://127.0.0.1:${again.port}/api/tables/${id}/analysis`, {
    headers: { cookie: anna.cookie },
  });
  expect(await asked.json()).toEqual({ analysis: made, done: 1, of: 1 });
});

const MADE = '{"format":1,"turns":[{"entry":0}]}';

/** Analyses that begin at once and end when they are told. */
function waitingAnalyses() {
  const kept = new Map<string, string>();
  const ends = new Map<string, (json: string | Error) => void>();
  const make = vi.fn<Analyse>(
    (table, progress) =>
      new Promise((done, failed) => {
        progress({ done: 3, of: 40 });
        ends.set(table, (json) => (json instanceof Error ? failed(json) : done(json)));
      }),
  );
  const log = { warn: vi.fn() } as unknown as Logger;
  const analyses = createAnalyses(
    make,
    {
      analysis: (table) => Promise.resolve(kept.get(table)),
      change: async (changes) => {
        for (const c of changes) if (c.t === 'analysis') kept.set(c.table, c.json);
      },
    },
    log,
  );
  const end = async (table: string, json: string | Error): Promise<void> => {
    ends.get(table)?.(json);
    await new Promise((soon) => setTimeout(soon));
  };
  return { analyses, make, kept, end };
}

test('those who ask for the same share it and hear how far it is; everybody has one made at a time', async () => {
  const { analyses, make, end } = waitingAnalyses();
  await analyses.of('anna', 'first');
  expect(await analyses.of('bruno', 'first')).toEqual({ making: { done: 3, of: 40 } });
  expect(await analyses.of('anna', 'second')).toEqual({ making: { done: 0, of: 0 } });
  expect(make).toHaveBeenCalledOnce();
  await end('first', MADE);
  expect(await analyses.of('bruno', 'first')).toEqual({ made: MADE });
  await analyses.of('anna', 'second');
  expect(make).toHaveBeenCalledTimes(2);
});

test('where the odds were never measured that is said, but not stored', async () => {
  const { analyses, make, kept, end } = waitingAnalyses();
  await analyses.of('anna', 'first');
  await end('first', '{"format":1,"turns":[]}');
  expect(await analyses.of('anna', 'first')).toEqual({ made: '{"format":1,"turns":[]}' });
  expect(make).toHaveBeenCalledOnce();
  expect(kept).toEqual(new Map());
});

test('what failed is not tried again, and what has another format is made anew', async () => {
  const { analyses, make, kept, end } = waitingAnalyses();
  kept.set('old', '{"format":0,"turns":[]}');
  expect(await analyses.of('anna', 'old')).toHaveProperty('making');
  await end('old', MADE);
  await analyses.of('anna', 'bad');
  await end('bad', new Error('out of memory'));
  await expect(analyses.of('anna', 'bad')).rejects.toMatchObject({ status: 503 });
  expect(make).toHaveBeenCalledTimes(2);
});

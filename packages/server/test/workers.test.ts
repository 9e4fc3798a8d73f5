import { join } from 'node:path';
import { parseGameFile, verify } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, THREADS } from './games.ts';
import { playOn } from './players.ts';
import { begun, newFolder, people, serve } from './setup.ts';
import { players } from './worker-module.ts';

/** Short enough for a test; honest bots have done a hundred times as much by then. */
const LIMITS = { thinkMs: 3000, memoryMb: 64 };

describe('in threads of their own', () => {
  test('bots play, and replay and file are what this thread would make', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data, workers: THREADS });
    const [anna] = await people(first.port, 'Anna');
    const id = await begun([anna], { game: 'oltre-mare', bots: 2 });
    await playOn(id, [await anna.page()], 'threads');
    const asked = ['open', 'table', '0', '2'].map((as) => `/api/tables/${id}/replay?as=${as}`);
    asked.push(`/api/tables/${id}/file`);
    const made: string[] = [];
    for (const path of asked) made.push((await anna.get(path)).text);
    expect(verify(parseGameFile(made.at(-1) ?? ''), GAMES)).toBeUndefined();
    const next = await anna.post(`/api/tables/${id}/play-on`, { entry: 12, dealt: 0 });
    expect(next.body).toMatchObject({ status: 'open', game: 'oltre-mare' });
    await first.close();
    const { port } = await serve({ data });
    for (const path of asked) {
      const res = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { cookie: anna.cookie },
      });
      expect(await res.text()).toBe(made.shift());
    }
  });

  test.each(['looping', 'hungry', 'crashing', 'failing', 'cheating'])(
    'where a bot is %s, a simpler one plays, and nobody else waits',
    async (bot) => {
      const lines: string[] = [];
      const log = { write: (line: string) => void lines.push(line) };
      const { port } = await serve({ players, log, workers: { ...THREADS, ...LIMITS } });
      const [anna, carl] = await people(port, 'Anna', 'Carl');
      const { body } = await anna.post('/api/tables', { game: 'lanterns', pace: 0, seats: 2 });
      await anna.post(`/api/tables/${body.id}/bots`, { player: bot });
      await anna.post(`/api/tables/${body.id}/start`);
      const other = await begun([carl], { bots: 1 });
      const [page, others] = [await anna.page(), await carl.page()];
      const [slow] = await Promise.all([
        playOn(body.id, [page], bot),
        playOn(other, [others], 'elsewhere'),
      ]);
      expect(slow.length).toBeGreaterThan(0);
      expect(page.tables.get(body.id)).toMatchObject({ status: 'over', trouble: null });
      const failures = lines.filter((line) => line.includes('a bot failed'));
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.every((line) => line.includes(`"bot":"${bot}"`))).toBe(true);
    },
  );
});

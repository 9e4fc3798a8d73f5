import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fastChance, type Json } from '@fondaco/kernel';
import { figure, runSize, soak } from '@fondaco/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { storeLongGames } from './busy/long-games.ts';
import type { Pressed, Pressure } from './busy/pressure.ts';
import { type Client, client, type Page } from './client.ts';
import { questions, someAnswer } from './players.ts';
import { begun, newFolder, somePort } from './setup.ts';

const ENTRIES = soak ? 2800 : 120;
const BOT_TABLES = soak ? 40 : 4;
const MOVES = soak ? 2000 : 100;
/** How long others keep the server busy at the least. */
const BUSY_MS = runSize(0, 60) * 60_000;
/** What the process may use in all, its threads included. */
const MAX_BYTES = 1536 * 1024 * 1024;
const MORE_MS = 50;

const started = async (file: string, ...args: string[]): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'busy', file), args, { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child, 'message');
  expect(said).toBe('ready');
  return child;
};

const asked = async (child: ChildProcess): Promise<unknown> => {
  const answer = once(child, 'message');
  child.send('');
  return (await answer)[0];
};

/** Two people play one move after the other; gives how long each answer took, in milliseconds. */
async function playMoves(pages: readonly [Page, Page], people: Client[], ms = 0) {
  const chance = fastChance('busy');
  const took: number[] = [];
  const end = performance.now() + ms;
  const enough = (): boolean => took.length >= MOVES && performance.now() >= end;
  while (!enough()) {
    const table = await begun(people, { game: 'oltre-mare' });
    for (const page of pages) expect((await page.say({ t: 'watch', table })).ok).toBe(true);
    const seq = (page: Page, seat: number): number => page.see(table, seat)?.seq ?? -1;
    while (!enough() && pages[0].tables.get(table)?.status !== 'over') {
      const [seat, q] = pages
        .map((page, at) => [at, questions(page, table).find((x) => x.need === 'must')] as const)
        .find(([, x]) => x) ?? [0, undefined];
      if (!q) break;
      const page = pages[seat] as Page;
      const action = someAnswer(q, chance) as Json;
      const sent = performance.now();
      const ack = await page.say({ t: 'answer', table, seat, decision: q.id, action });
      took.push(performance.now() - sent);
      if (!ack.ok || ack.seq === undefined) continue;
      const made = ack.seq;
      for (const [at, each] of pages.entries()) await each.untilTrue(() => seq(each, at) >= made);
      for (const each of pages) each.forget();
    }
    for (const page of pages) await page.say({ t: 'unwatch', table });
  }
  return took;
}

const percentile = (xs: number[], of: number): number =>
  xs.toSorted((a, b) => a - b)[Math.floor(xs.length * of)] ?? 0;

test('replays, catching up, undo, loading and bots do not delay the moves of others', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const port = somePort();
  const first = await started('server.ts', data, `${port}`);
  const [guest, anna, bruno] = [
    await client(port, 'Guest'),
    await client(port, 'Anna'),
    await client(port, 'Bruno'),
  ];
  first.kill('SIGTERM');
  await once(first, 'exit');
  const games = await storeLongGames(data, guest.id, ENTRIES);
  const server = await started('server.ts', data, `${port}`);
  const watching = await guest.page();
  await watching.say({ t: 'watch', table: games.over });
  await guest.post(`/api/tables/${games.over}/vote`, { kind: 'end', agree: true });
  await watching.untilTrue(() => watching.tables.get(games.over)?.status === 'over');
  const pages = [await anna.page(), await bruno.page()] as const;
  const idle = await playMoves(pages, [anna, bruno]);

  const wish: Pressure = {
    port,
    cookie: guest.cookie,
    entries: ENTRIES,
    botTables: BOT_TABLES,
    ...games,
  };
  const others = await started('pressure.ts', JSON.stringify(wish));
  const busy = await playMoves(pages, [anna, bruno], BUSY_MS);
  const pressed = (await asked(others)) as Pressed;
  const bytes = (await asked(server)) as number;

  const p99 = { idle: percentile(idle, 0.99), busy: percentile(busy, 0.99) };
  const p50 = { idle: percentile(idle, 0.5), busy: percentile(busy, 0.5) };
  figure('moves at a busy server', {
    entries: ENTRIES,
    moves: busy.length,
    p50,
    p99,
    pressed,
    bytes,
  });
  for (const done of Object.values(pressed)) expect(done).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  // How long it takes depends on the machine: only the long run looks at it.
  if (soak) expect(p99.busy - p99.idle).toBeLessThan(MORE_MS);
  server.kill('SIGTERM');
  await once(server, 'exit');
});

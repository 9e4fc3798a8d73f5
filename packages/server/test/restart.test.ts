import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { entriesInEffect, fastChance, type Json, sameJson } from '@fondaco/kernel';
import { figure, runSize, soak } from '@fondaco/testkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite, readSqlite } from '../src/storage/index.ts';
import { startChild } from './children.ts';
import { type Client, client, openPage, type Page, type Said } from './client.ts';
import { GAMES } from './games.ts';
import { anAnswer } from './pair.ts';
import { playOn, questions, someAnswer } from './players.ts';
import { begun, LONG_CLOCK, newFolder, people, serve } from './setup.ts';

/** The stored jobs of a table, also while a server runs. */
async function jobsIn(data: string, table: string) {
  const storage = readSqlite(data);
  const found = await storage.load(table);
  await storage.close();
  return found?.jobs ?? [];
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('after a restart', () => {
  test('a game continues where it was, with its bots', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data });
    const [anna] = await people(first.port, 'Anna');
    const id = await begun([anna], { bots: 2, game: 'oltre-mare', clock: LONG_CLOCK });
    const page = await anna.page();
    await playOn(id, [page], 'before', () => (page.see(id, 0)?.seq ?? 0) > 70);
    const pending = page.see(id, 0);
    await first.close();
    expect(await page.closed).toBe(1012);
    expect(page.heard.join()).toContain('server.bye');
    const second = await serve({ data });
    const back = await client(second.port, undefined, anna.cookie);
    const again = await back.page();
    await again.say({ t: 'watch', table: id });
    expect(again.see(id, 0)?.seq).toBeGreaterThanOrEqual(pending?.seq ?? 0);
    await playOn(id, [again], 'after');
    expect(again.tables.get(id)?.status).toBe('over');
  });

  test('a game that could not be opened without its rules continues once they are back', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data });
    const [anna] = await people(first.port, 'Anna');
    const id = await begun([anna], { bots: 1, pace: 300 });
    const page = await anna.page();
    await page.say({ t: 'watch', table: id });
    while (questions(page, id).some((q) => q.need === 'must')) {
      const { seq } = (await page.say(anAnswer(page, id))) as { seq: number };
      await page.untilTrue(() => (page.see(id, 0)?.seq ?? -1) >= seq);
    }
    const { entries } = (await anna.get(`/api/tables/${id}`)).body;
    await first.close();
    const newer = GAMES.map((g) => ({ ...g, rulesVersion: g.rulesVersion + 1 }));
    const second = await serve({ data, games: newer });
    // The server without these rules drops the bot's job, which it cannot run.
    await vi.waitUntil(async () => (await jobsIn(data, id)).length === 0, 120_000);
    await second.close();
    const third = await serve({ data });
    const back = await client(third.port, undefined, anna.cookie).then((x) => x.page());
    await back.say({ t: 'watch', table: id });
    await back.untilTrue(() => (back.see(id, 0)?.seq ?? 0) >= entries);
    expect(back.see(id, 0)?.seq).toBeGreaterThanOrEqual(entries);
  });

  test('a command sent again is carried out once, even if it could be carried out twice', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data });
    const [anna, bruno] = await people(first.port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { game: 'oltre-mare' });
    const pages = [await anna.page(), await bruno.page()] as const;
    for (const page of pages) await page.say({ t: 'watch', table: id });
    const asked = () =>
      questions(pages[0], id).find((q) => q.forms.some((f) => f.kind === 'offer'));
    while (!asked()) {
      const all = pages.flatMap((page) => questions(page, id).map((q) => ({ page, q })));
      const { page, q } = all.find((x) => x.q.need === 'must') as (typeof all)[number];
      const answer = { seat: q.seat, decision: q.id, action: q.options[0]?.action as Json };
      const { seq } = (await page.say({ t: 'answer', table: id, ...answer })) as { seq: number };
      for (const [seat, each] of pages.entries())
        await each.untilTrue(() => (each.see(id, seat)?.seq ?? -1) >= seq);
    }
    const action = { do: 'offer', to: 1, give: [], get: ['any'], ducats: 1 };
    const offer = { t: 'answer', key: 'o', table: id, seat: 0, decision: asked()?.id ?? 0, action };
    const done = await pages[0].say(offer as Said);
    expect(done).toMatchObject({ ok: true });
    await first.close();
    const second = await serve({ data });
    const again = await client(second.port, undefined, anna.cookie).then((x) => x.page());
    expect(await again.say(offer as Said)).toEqual(done);
    expect(await again.say({ ...offer, key: 'another' } as Said)).toMatchObject({ ok: true });
  });

  test('a bot whose turn it was plays', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data });
    const [anna, bruno] = await people(first.port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { pace: 300, game: 'oltre-mare' });
    await anna.post(`/api/tables/${id}/leave`);
    await bruno.post(`/api/tables/${id}/leave`);
    await first.close();
    const storage = await openSqlite(data);
    const found = await storage.load(id, 0);
    const before = found?.entries.length ?? 0;
    expect(found?.jobs).toMatchObject([{ kind: 'bot', table: id }]);
    await storage.close();
    const second = await serve({ data });
    const watching = await client(second.port, undefined, anna.cookie).then((x) => x.page());
    await watching.say({ t: 'watch', table: id });
    await watching.untilTrue(() => (watching.see(id, 'table')?.seq ?? 0) >= before + 1);
  });

  test('a player whose time ran out meanwhile has no time left', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const first = await serve({ data });
    const [anna, bruno] = await people(first.port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { answerTime: 3600 });
    await first.close();
    expect(await jobsIn(data, id)).toMatchObject([{ kind: 'lapse' }, { kind: 'lapse' }]);
    const db = new DatabaseSync(data);
    db.exec('UPDATE jobs SET due = 1');
    db.close();
    const second = await serve({ data });
    const again = await client(second.port, undefined, anna.cookie).then((x) => x.page());
    await again.say({ t: 'watch', table: id });
    await again.untilTrue(() => (again.see(id, 0)?.seq ?? 0) >= 1);
  });
});

interface Sent {
  key: string;
  seat: number;
  decision: number;
  action: Json;
}

interface Acked {
  sent: Sent;
  seq: number;
}

/** Plays on whatever happens to the server: what was not acknowledged is sent again with its key. */
async function steady(
  cookie: string,
  table: string,
  seed: string,
  port: () => number,
  acked: Acked[],
): Promise<Page> {
  const chance = fastChance(seed);
  let pending: Sent | undefined;
  let keys = 0;
  for (;;) {
    let page: Page | undefined;
    try {
      page = await openPage(port(), cookie);
      await page.say({ t: 'watch', table });
      // The last move of a game too may have been made and not acknowledged.
      while (pending || page.tables.get(table)?.status !== 'over') {
        const heard = page.heard.length;
        pending ??= choose(page);
        if (!pending) {
          const at = page;
          await Promise.race([at.untilTrue(() => at.heard.length > heard), closing(at)]);
          continue;
        }
        const sent: Sent = pending;
        const ack = await page.say({ t: 'answer', table, ...sent });
        pending = undefined;
        if (!ack.ok) continue;
        acked.push({ sent, seq: ack.seq ?? -1 });
        const at = page;
        const told = at.untilTrue(() => (at.see(table, sent.seat)?.seq ?? 0) >= (ack.seq ?? 0));
        await Promise.race([told, closing(at)]);
      }
      return page;
    } catch {
      page?.socket.terminate();
      await sleep(30);
    }
  }
  function choose(page: Page): Sent | undefined {
    const q = questions(page, table).find((x) => x.need !== 'may');
    const action = q && someAnswer(q, chance);
    if (!q || action === undefined) return undefined;
    return { key: `${seed} ${keys++}`, seat: q.seat, decision: q.id, action };
  }
  async function closing(page: Page): Promise<never> {
    await page.closed;
    throw new Error('closed');
  }
}

/** A server hosts several games; between two kills there is time for a few dozen moves. */
const AT_ONCE = soak ? 10 : 1;
const KILLS = soak ? 20 : 4;

describe('kill -9', () => {
  const games = runSize(1, 200);
  test(`loses no acknowledged move and makes none twice, ${games} games`, async () => {
    const totals = { games: 0, kills: 0, moves: 0 };
    for (let n = 0; n < games; n += AT_ONCE) {
      const data = join(newFolder(), 'data.sqlite');
      let child = await startChild(data);
      onTestFinished(() => child.kill());
      const tables = Array.from({ length: Math.min(AT_ONCE, games - n) }, (_, i) => `${n + i}`);
      const started = await Promise.all(tables.map((name) => startGame(name, child.port)));
      let over = false;
      const playing = Promise.all(started.map((game) => game.play(() => child.port))).finally(
        () => {
          over = true;
        },
      );
      const chance = fastChance(`kills ${n}`);
      for (let kills = 0; kills < KILLS && !over; kills++) {
        await sleep(20 + chance.int(250, 'kill'));
        if (over) break;
        await child.kill();
        totals.kills++;
        child = await startChild(data);
      }
      const played = await playing;
      for (const game of played) await game.converges(child.port);
      await child.kill();
      for (const game of played) totals.moves += await game.isWhole(data);
      totals.games += played.length;
    }
    figure('kill -9', totals);
    process.stdout.write(`kill -9: ${JSON.stringify(totals)}\n`);
  });
});

/** Two people who play one game to its end, whatever becomes of the server. */
async function startGame(name: string, port: number) {
  const both: Client[] = await people(port, 'Anna', 'Bruno');
  const id = await begun(both, { game: 'oltre-mare', clock: LONG_CLOCK });
  const acked: Acked[] = [];
  return {
    async play(now: () => number) {
      const pages = await Promise.all(
        both.map((x, i) => steady(x.cookie, id, `${name} ${i}`, now, acked)),
      );
      const views = pages.map((page, seat) => page.see(id, seat));
      return { converges: (at: number) => converges(at, views), isWhole };
    },
  };

  /** A page opened now shows what the pages of the players show. */
  async function converges(at: number, views: readonly unknown[]): Promise<void> {
    for (const [seat, { cookie }] of both.entries()) {
      const page = await openPage(at, cookie);
      await page.say({ t: 'watch', table: id });
      expect(page.see(id, seat)).toEqual(views[seat]);
      page.socket.terminate();
    }
  }

  /** Every acknowledged move is on disk once, and nothing else is; how many there are. */
  async function isWhole(data: string): Promise<number> {
    const storage = await openSqlite(data);
    const entries = (await storage.entries(id, 0)).map((row) => row.entry);
    await storage.close();
    for (const { sent, seq } of acked) {
      const entry = entries[seq];
      expect(entry).toMatchObject({ t: 'act', seat: sent.seat, decision: sent.decision });
      expect(sameJson((entry as { action: Json }).action, sent.action)).toBe(true);
    }
    expect(new Set(acked.map((a) => a.seq)).size).toBe(acked.length);
    expect(entriesInEffect(entries).filter((e) => e.t === 'act')).toHaveLength(acked.length);
    return acked.length;
  }
}

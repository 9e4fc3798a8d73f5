import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { passingTime } from './passing-time.ts';
import { begun, people, serve } from './setup.ts';

const MINUTE_MS = 60_000;

/** Three people at a table with pages open, and a stranger. */
async function threeAtATable(wish: object = {}) {
  const time = passingTime();
  const server = await serve({ time });
  const [anna, bruno, carla, dora] = await people(server.port, 'Anna', 'Bruno', 'Carla', 'Dora');
  const table = await begun([anna, bruno, carla], wish);
  const pages = [await anna.page(), await bruno.page(), await carla.page()];
  for (const page of pages) await page.say({ t: 'watch', table });
  const post = async (who: Client, path: string, body: object = {}) => {
    const { status, body: answer } = await who.post(`/api/tables/${table}/${path}`, body);
    return { status, key: answer?.refusal?.msg?.key as string | undefined };
  };
  const info = async () => (await anna.get(`/api/tables/${table}`)).body;
  return { time, server, anna, bruno, carla, dora, table, pages, post, info };
}

describe('clocks and votes', () => {
  test('a hundred attempts to misuse them: none succeeds', async () => {
    const clock = { t: 'live', bank: 3600, increment: 0 };
    const { anna, bruno, carla, dora, post, info, pages, table, server } = await threeAtATable({
      clock,
    });
    const before = await info();
    const kinds = ['bot', 'person', 'end', 'pause'];
    const attempts: [Client, string, object][] = [];
    // Against players who are here, and about seats that are not there.
    for (const who of [anna, bruno, carla])
      for (const seat of [0, 1, 2, 7])
        attempts.push(
          [who, 'vote', { kind: 'bot', seat, agree: true }],
          [who, 'vote', { kind: 'person', seat, by: dora.id, agree: true }],
          [who, 'vote', { kind: 'person', seat, by: who.id, agree: true }],
        );
    // By somebody without a seat.
    for (const kind of kinds)
      for (const seat of [undefined, 0, 1, 2])
        attempts.push([dora, 'vote', { kind, ...(seat !== undefined && { seat }), agree: true }]);
    for (const seat of [0, 1, 2])
      attempts.push(
        [dora, 'vote', { kind: 'person', seat, by: dora.id, agree: true }],
        [dora, 'resign', { seat }],
        [dora, 'back', { seat }],
        [dora, 'leave', { seat }],
        [dora, 'kick', { seat }],
      );
    // Seats of others, and what is not the time for it.
    for (const [who, seat] of [
      [anna, 1],
      [bruno, 2],
      [carla, 0],
    ] as const)
      attempts.push(
        [who, 'resign', { seat }],
        [who, 'back', { seat }],
        [who, 'leave', { seat }],
        [who, 'kick', { seat }],
        [who, 'close', {}],
        [who, 'resume', {}],
        [who, 'start', {}],
      );
    // Forged.
    for (const body of [
      {},
      { kind: 'end' },
      { kind: 'all', agree: true },
      { kind: 'bot', seat: -1, agree: true },
      { kind: 'bot', seat: 1.5, agree: true },
      { kind: 'bot', seat: '1', agree: true },
      { kind: 'bot', agree: true },
      { kind: 'end', seat: 1, agree: true },
      { kind: 'end', by: 'x', agree: true },
      { kind: 'bot', seat: 1, by: 'x', agree: true },
      { kind: 'pause', agree: 'yes' },
      { kind: 'end', agree: true, votes: ['a', 'b', 'c'] },
      { kind: 'end', agree: true, user: bruno.id },
    ])
      attempts.push([anna, 'vote', body]);
    expect(attempts.length).toBeGreaterThanOrEqual(100);
    for (const [who, path, body] of attempts) {
      const { status, key } = await post(who, path, body);
      expect([400, 403, 404, 409], `${path} ${JSON.stringify(body)}`).toContain(status);
      expect(key).toBeDefined();
    }
    // A vote cast many times counts once.
    for (let n = 0; n < 5; n++) await post(anna, 'vote', { kind: 'end', agree: true });
    await post(bruno, 'vote', { kind: 'end', agree: true });
    expect(await info()).toMatchObject({
      status: 'running',
      motions: [{ kind: 'end', needed: 3 }],
    });
    await post(anna, 'vote', { kind: 'end', agree: false });
    await post(bruno, 'vote', { kind: 'end', agree: false });
    const after = await info();
    expect(after.seats).toEqual(before.seats);
    expect(after).toMatchObject({
      status: 'running',
      motions: [],
      paused: null,
      endedEarly: false,
    });
    for (const page of pages)
      expect(page.tables.get(table)?.seats.every((s) => s.bot === null)).toBe(true);
    expect(server.port).toBeGreaterThan(0);
  });

  test('a player who is at another process, or just came back, keeps the seat', async () => {
    const { time, anna, bruno, carla, post, info, pages, table } = await threeAtATable();
    const [first] = (await info()).waitsFor as number[];
    const users = [anna, bruno, carla];
    const absent = users[first ?? 0] as Client;
    const others = users.filter((u) => u !== absent);
    const vote = { kind: 'bot', seat: first, agree: true };
    await pages[first ?? 0]?.close();
    await expect.poll(async () => (await info()).seats[first ?? 0].here).toBe(false);
    await time.pass(2 * MINUTE_MS);
    expect(await post(others[0] as Client, 'vote', vote)).toMatchObject({ status: 200 });
    const back = await absent.page();
    await back.say({ t: 'watch', table });
    expect((await info()).motions).toEqual([]);
    for (const other of others)
      expect(await post(other, 'vote', vote)).toMatchObject({ key: 'server.vote.present' });
    expect((await info()).seats[first ?? 0].bot).toBeNull();
  });
});

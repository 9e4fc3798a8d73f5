import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecord, setEntry } from '../src/index.ts';
import { type Client, client, type Page } from './client.ts';
import { keeper } from './fair-use.ts';
import { NO_LIMITS, THREADS } from './games.ts';
import { anAnswer, why } from './pair.ts';
import { playOn } from './players.ts';
import { HAS_POSTGRES, newDatabase, runSql } from './postgres/database.ts';
import { begun, people, serve } from './setup.ts';

/** The same person at another server. */
const at = async (port: number, { cookie, id }: Client): Promise<Client> => {
  const there = await client(port, undefined, cookie);
  there.id = id;
  return there;
};

// What one server on a database changes, all others know.
describe.runIf(HAS_POSTGRES)('two servers on one database', () => {
  let data = '';
  let one = 0;
  let two = 0;
  beforeEach(async () => {
    data = await newDatabase();
    // Both at once: they create the tables and the key of addresses together.
    const both = await Promise.all([serve({ data }), serve({ data })]);
    [one, two] = both.map((server) => server.port) as [number, number];
  });

  /** Anna at the first server, Bruno at the second, at one table. */
  async function pair(wish: Parameters<typeof begun>[1] = {}) {
    const [anna, bruno] = await people(one, 'Anna', 'Bruno');
    const table = await begun([anna, bruno], { game: 'oltre-mare', ...wish });
    const far = await at(two, bruno);
    const pages = [await anna.page(), await far.page()] as const;
    for (const page of pages) await page.say({ t: 'watch', table });
    return { anna, bruno, far, table, pages };
  }

  test('a game is played at both, and both show the same', async () => {
    const { table, pages } = await pair({ game: 'lanterns', bots: 1 });
    await playOn(table, pages, 'two servers');
    for (const [seat, page] of pages.entries()) {
      const other = pages[1 - seat] as Page;
      expect(page.tables.get(table)?.status).toBe('over');
      expect(page.see(table, seat)?.seq).toBe(other.see(table, 1 - seat)?.seq);
    }
  });

  test('chat is delivered at both, except from people somebody mutes', async () => {
    const { anna, bruno, table, pages } = await pair();
    const [here, there] = pages;
    const heard = (page: Page, text: string): boolean => page.heard.some((m) => m.includes(text));
    await here.say({ t: 'chat', table, text: 'from one' });
    await there.untilTrue(() => heard(there, 'from one'));
    await there.say({ t: 'chat', table, text: 'from two' });
    await here.untilTrue(() => heard(here, 'from two'));
    expect(here.heard.filter((m) => m.includes('from two'))).toHaveLength(1);
    // Anna mutes Bruno at the second server; the page at the first knows.
    const elsewhere = await (await at(two, anna)).page();
    await elsewhere.say({ t: 'mute', user: bruno.id, on: true });
    let lines = 0;
    await vi.waitFor(async () => {
      lines++;
      await there.say({ t: 'chat', table, text: `unheard ${lines}` });
      await here.say({ t: 'chat', table, text: `last ${lines}` });
      await here.untilTrue(() => heard(here, `last ${lines}`));
      expect(heard(here, `unheard ${lines}`)).toBe(false);
    });
  });

  test('who is here is known at both', async () => {
    const { table, pages } = await pair();
    const [here, there] = pages;
    const away = (page: Page, seat: number): unknown =>
      page.tables.get(table)?.seats[seat]?.awaySince;
    await here.untilTrue(() => away(here, 1) === null);
    await there.untilTrue(() => away(there, 0) === null);
    await there.close();
    await here.untilTrue(() => typeof away(here, 1) === 'number');
    expect(away(here, 0)).toBeNull();
  });

  test('an ended session is unknown at once, and its sockets are closed', async () => {
    const [anna] = await people(one, 'Anna');
    const far = await at(two, anna);
    const page = await far.page();
    expect((await far.get('/api/me')).status).toBe(200);
    await anna.post('/api/me/leave');
    expect((await far.get('/api/me')).status).toBe(401);
    expect(await page.closed).toBe(4401);
  });

  test('a mute and a ban hold at both', async () => {
    const { bruno, far, table, pages } = await pair();
    const [, there] = pages;
    const elena = await keeper(one, data);
    const impose = (kind: string) =>
      elena.post(`/api/keeper/people/${bruno.id}/sanctions`, { kind, reason: 'noise' });
    await impose('mute');
    await vi.waitFor(async () =>
      expect(why(await there.say({ t: 'chat', table, text: 'x' }))).toBe('server.muted'),
    );
    await impose('ban');
    expect(await there.closed).toBe(4403);
    expect((await far.get('/api/me')).status).toBe(403);
    expect(await readRecord(data, 9)).toHaveLength(4);
  });

  test('names, limits on tables and who may come in hold at both', async () => {
    const limited = {
      ...NO_LIMITS,
      tables: { ...NO_LIMITS.tables, open: { person: 3, seated: 9, address: 9 } },
    };
    const [first, second] = await Promise.all([
      serve({ data, limits: limited }),
      serve({ data, limits: limited }),
    ]);
    const [anna] = await people(first.port, 'Anna');
    const far = await at(second.port, anna);
    const open = (who: Client) => who.post('/api/tables', { game: 'lanterns', seats: 2 });
    const all = await Promise.all([anna, far, anna, far, anna, far].map(open));
    expect(all.filter((reply) => reply.status === 200)).toHaveLength(3);
    await anna.post('/api/me', { name: 'Annabella' });
    await vi.waitFor(async () => expect((await far.get('/api/me')).body.name).toBe('Annabella'));
    await setEntry(data, 'Elena', 'closed');
    for (const port of [one, two])
      expect(
        (await (await client(port, undefined)).post('/api/guest', { name: 'Carl' })).status,
      ).toBe(403);
  });

  test('a lost connection for hints is made again, and nothing is missed', async () => {
    const { table, pages } = await pair();
    await runSql(
      data,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const [page, other] = pages[0]
      .see(table, 0)
      ?.outlook.questions.some((q) => q.need === 'must' && 'options' in q)
      ? pages
      : [pages[1], pages[0]];
    await page.say({ t: 'chat', table, text: 'still there?' });
    const ack = await page.say(anAnswer(page, table));
    expect(ack.ok).toBe(true);
    const seat = other === pages[0] ? 0 : 1;
    await other.untilTrue(() => (other.see(table, seat)?.seq ?? 0) >= ((ack.ok && ack.seq) || 0));
    await other.untilTrue(() => other.heard.some((m) => m.includes('still there?')));
  });

  test('threads read replays, files and analyses from the database', async () => {
    const server = await serve({ data, workers: THREADS });
    const [anna] = await people(server.port, 'Anna');
    const table = await begun([anna], { game: 'lanterns', bots: 1 });
    await playOn(table, [await anna.page()], 'threads');
    const far = await at(server.port, anna);
    expect((await far.get(`/api/tables/${table}/replay?as=0`)).body.steps.length).toBeGreaterThan(
      5,
    );
    expect((await far.get(`/api/tables/${table}/file`)).text).toContain('"lanterns"');
    await vi.waitFor(async () =>
      expect((await far.get(`/api/tables/${table}/analysis`)).body.analysis).toBeDefined(),
    );
  });
});

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Json } from '@fondaco/kernel';
import { describe, expect, test, vi } from 'vitest';
import { addressOf, confirmAddress, postOffice } from './call-mail.ts';
import { browser, CALLS, type Received, receiver, vapidClaims } from './call-receivers.ts';
import type { Client, Page } from './client.ts';
import { anAnswer } from './pair.ts';
import { passingTime } from './passing-time.ts';
import { questions } from './players.ts';
import { begun, newFolder, people, serve, type TableWish } from './setup.ts';

const MINUTE_MS = 60_000;
const DAYS = { t: 'days', hours: 24, window: null } as const;

/** Two people at a table; it waits for `actor`, who looks at it. `other` does not. */
async function handedOver(wish: TableWish = {}, options: Parameters<typeof serve>[0] = {}) {
  const data = join(newFolder(), 'data.sqlite');
  const server = await serve({ calls: CALLS, ...options, data });
  const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
  const id = await begun([anna, bruno], wish);
  const pages = [await anna.page(), await bruno.page()];
  for (const page of pages) await page.say({ t: 'watch', table: id });
  const first = pages.findIndex((each) => musts(each, id));
  const page = pages[first] as Page;
  const far = pages[1 - first] as Page;
  await playTurn(far, id);
  const [actor, other] = (first === 0 ? [anna, bruno] : [bruno, anna]) as [Client, Client];
  return { data, server, id, actor, other, page, far };
}

const musts = (page: Page, id: string): boolean =>
  questions(page, id).some((q) => q.need === 'must');

/** Answers as long as the game waits for this page. */
async function playTurn(page: Page, id: string): Promise<void> {
  while (musts(page, id)) {
    const ack = await page.say(anAnswer(page, id));
    await page.untilTrue(() => (page.see(id, anySeat(page, id))?.seq ?? 0) >= seqOf(ack));
  }
}

/** The same, once the game waits for it. */
async function takeTurn(page: Page, id: string): Promise<void> {
  await page.untilTrue(() => musts(page, id));
  await playTurn(page, id);
}

const seqOf = (ack: object): number => (ack as { seq?: number }).seq ?? 0;
const anySeat = (page: Page, id: string): 0 | 1 => (page.see(id, 0) ? 0 : 1);

/** The page is closed, and the server knows. */
async function goAway(page: Page, seenBy: Page, id: string): Promise<void> {
  const seat = anySeat(page, id);
  await page.close();
  await seenBy.untilTrue(() => seenBy.tables.get(id)?.seats[seat]?.here === false);
}

const text = ({ body }: Received): string => body.toString();
const json = (received: Received): Record<string, string> => JSON.parse(text(received));

async function addWebhook(client: Client, url: string, format = 'slack'): Promise<string> {
  return (await client.post('/api/me/calls/webhook', { url, format })).body.id;
}

/** How the only channel stands. */
const stateOf = (client: Client, state: object): Promise<void> =>
  vi.waitFor(
    async () =>
      expect((await client.get('/api/me/calls')).body.channels[0].state).toMatchObject(state),
    60_000,
  );

/** Calls that are not sent yet. */
function pendingCalls(data: string, { id }: Client): number {
  const db = new DatabaseSync(data, { readOnly: true });
  const found = db.prepare('SELECT count(*) AS n FROM calls WHERE user_id = ?').get(id);
  db.close();
  return Number(found?.n);
}

const arrived = (list: () => unknown[], n = 1): Promise<boolean> =>
  vi.waitUntil(() => list().length >= n, { timeout: 20_000, interval: 10 });

describe('a player who is not looking', () => {
  test('is called by push: once, encrypted, signed, in their language, and without anything hidden', async () => {
    const { id, page, far, actor, other } = await handedOver({ clock: DAYS });
    const service = await receiver();
    const chromium = browser();
    await other.post('/api/me/calls', { lang: 'fr' });
    const added = await other.post('/api/me/calls/push', {
      endpoint: `${service.url}/push/1`,
      device: 'Chromium',
      ...chromium.keys,
    });
    expect(added.status).toBe(200);
    const { pushKey, channels } = (await other.get('/api/me/calls')).body;
    expect(channels).toMatchObject([{ kind: 'push', on: true, label: 'Chromium', state: null }]);
    await goAway(far, page, id);
    await playTurn(page, id);
    await arrived(() => service.got);
    const [call] = service.got as [Received];
    expect(call.headers).toMatchObject({ topic: id, urgency: 'high', ttl: String(24 * 3600) });
    expect(vapidClaims(call, pushKey)).toMatchObject({ aud: service.url });
    expect(chromium.decrypt(call)).toEqual({
      title: 'Lanternes',
      body: 'C’est à vous. Temps restant : 1\u00a0jour.',
      path: `/table/${id}`,
      tag: id,
      lang: 'fr',
    });
    expect(() => browser().decrypt(call)).toThrow();
    // It is told once, and its state is known.
    expect(service.got).toHaveLength(1);
    expect((await other.get('/api/me/calls')).body.channels[0].state).toMatchObject({ ok: true });
    expect((await actor.get('/api/me/calls')).body.channels).toEqual([]);
  });

  test('is not called if they come back first, and has no call for steps in between', async () => {
    const time = passingTime({ stands: true });
    const calls = { ...CALLS, delayMs: 20_000 };
    const { id, page, far, actor, other } = await handedOver(
      { game: 'oltre-mare' },
      { calls, time },
    );
    const chat = await receiver();
    for (const who of [actor, other]) await addWebhook(who, `${chat.url}/${who.id}`);
    await goAway(far, page, id);
    await takeTurn(page, id);
    await time.pass(15_000);
    const back = await other.page();
    await back.say({ t: 'watch', table: id });
    await time.pass(15_000);
    await takeTurn(back, id);
    await goAway(page, back, id);
    const again = await actor.page();
    await again.say({ t: 'watch', table: id });
    await takeTurn(again, id);
    await goAway(again, back, id);
    await takeTurn(back, id);
    await time.pass(30_000);
    await arrived(() => chat.got);
    // Only the last hand-over found somebody away.
    expect(chat.got.map(({ path }) => path)).toEqual([`/${actor.id}`]);
  });

  test('is called by Discord or Slack; a call that fails is tried again, with the key of the first', async () => {
    const time = passingTime({ stands: true });
    const { id, page, far, other } = await handedOver({}, { time });
    let failures = 2;
    const chat = await receiver(() => (failures-- > 0 ? 503 : 204));
    await addWebhook(other, `${chat.url}/discord?token=secret`, 'discord');
    expect((await other.get('/api/me/calls')).text).not.toContain('secret');
    await goAway(far, page, id);
    await playTurn(page, id);
    await arrived(() => chat.got);
    await stateOf(other, { ok: false, why: 'refused', status: 503 });
    await time.pass(30_000);
    await arrived(() => chat.got, 2);
    await time.pass(125_000);
    await arrived(() => chat.got, 3);
    await stateOf(other, { ok: true });
    expect(new Set(chat.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(JSON.parse(text(chat.got[2] as Received))).toEqual({
      content: `**Lanterns**\nIt is your turn. <${other.origin}/table/${id}>`,
      allowed_mentions: { parse: [] },
    });
  });

  test('is told of offers once, until they look', async () => {
    const { data, id, page, far, other } = await handedOver({ game: 'oltre-mare' });
    const chat = await receiver();
    await addWebhook(other, `${chat.url}/a`);
    await goAway(far, page, id);
    const writer = () =>
      questions(page, id).find((q) => q.forms.some((form) => form.kind === 'offer'));
    while (!writer()) {
      const ack = await page.say(anAnswer(page, id));
      await page.untilTrue(() => (page.see(id, anySeat(page, id))?.seq ?? 0) >= seqOf(ack));
    }
    const from = anySeat(page, id);
    for (const ducats of [1, 2]) {
      const action: Json = { do: 'offer', to: 1 - from, give: [], get: ['any'], ducats };
      const decision = writer()?.id ?? 0;
      const ack = await page.say({ t: 'answer', table: id, seat: from, decision, action });
      expect(ack).toMatchObject({ ok: true });
    }
    await arrived(() => chat.got);
    await vi.waitUntil(() => pendingCalls(data, other) === 0);
    const texts = chat.got.map((call) => json(call).text);
    expect(texts).toEqual([expect.stringContaining('Another player asks you something.')]);
  });

  test('is reminded of a clock over days when a quarter is left', async () => {
    const time = passingTime({ stands: true });
    const clock = { ...DAYS, hours: 1 };
    const { data, id, page, far, other } = await handedOver({ clock }, { time });
    const chat = await receiver();
    await addWebhook(other, `${chat.url}/a`);
    await goAway(far, page, id);
    await playTurn(page, id);
    await arrived(() => chat.got);
    await time.pass(45 * MINUTE_MS - 5000);
    expect(chat.got).toHaveLength(1);
    await time.pass(10_000);
    await arrived(() => chat.got, 2);
    await vi.waitUntil(() => pendingCalls(data, other) === 0);
    const texts = chat.got.map((call) => json(call).text);
    expect(texts[0]).toContain('It is your turn. Time left: 1 hour.');
    expect(texts[1]).toContain('The game still waits for you. Time left: 15 minutes.');
    expect(texts).toHaveLength(2);
  });

  test('is left alone in quiet hours, and then told of all games in one message', async () => {
    const { data, id, page, far, actor, other } = await handedOver();
    const chat = await receiver();
    await addWebhook(other, `${chat.url}/a`);
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const hours = { from: (minute + 23 * 60) % 1440, to: (minute + 5 * 60) % 1440 };
    expect((await other.post('/api/me/calls', { zone: 'UTC', quiet: hours })).status).toBe(200);
    await goAway(far, page, id);
    await playTurn(page, id);
    const second = await begun([actor, other], { game: 'lanterns' });
    const here = await actor.page();
    await here.say({ t: 'watch', table: second });
    await playTurn(here, second);
    await vi.waitUntil(() => pendingCalls(data, other) === 2);
    expect(chat.got).toEqual([]);
    await other.post('/api/me/calls', { quiet: null });
    await arrived(() => chat.got);
    const { text: told } = json(chat.got[0] as Received);
    expect(told).toContain('2 games have news for you');
    for (const table of [id, second]) expect(told).toContain(`/table/${table}>`);
    expect(chat.got).toHaveLength(1);
  });
});

describe('channels', () => {
  test('a browser that has gone is forgotten, a webhook that has gone is switched off', async () => {
    const { id, page, far, other } = await handedOver();
    const gone = await receiver((path) => (path === '/push' ? 410 : 404));
    const keys = browser().keys;
    await other.post('/api/me/calls/push', { endpoint: `${gone.url}/push`, ...keys });
    await addWebhook(other, `${gone.url}/hook`);
    await goAway(far, page, id);
    await playTurn(page, id);
    await vi.waitFor(async () => {
      const { channels } = (await other.get('/api/me/calls')).body;
      const state = { ok: false, why: 'gone', status: 404 };
      expect(channels).toMatchObject([{ kind: 'webhook', on: false, state }]);
    }, 60_000);
    expect(gone.got).toHaveLength(2);
  });

  test('can be tried, switched off and forgotten, by their owner only', async () => {
    const server = await serve({ calls: CALLS });
    const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
    const chat = await receiver((path) => (path === '/bad' ? 302 : 200));
    const id = await addWebhook(anna, `${chat.url}/good`);
    expect((await anna.post(`/api/me/calls/channels/${id}/test`)).body).toMatchObject({ ok: true });
    expect(json(chat.got[0] as Received).text).toContain('This is a test');
    const bad = await addWebhook(anna, `${chat.url}/bad`);
    const tried = await anna.post(`/api/me/calls/channels/${bad}/test`);
    // A redirect is not followed.
    expect(tried.body).toMatchObject({ ok: false, why: 'refused', status: 302 });
    for (const path of [`${id}`, `${id}/test`, `${id}/remove`]) {
      const body = path === id ? { on: false } : undefined;
      expect((await bruno.post(`/api/me/calls/channels/${path}`, body)).status).toBe(404);
    }
    expect((await anna.get('/api/me/calls')).body.channels).toMatchObject([{ on: true }, {}]);
    await anna.post(`/api/me/calls/channels/${id}`, { on: false });
    await anna.post(`/api/me/calls/channels/${bad}/remove`);
    expect((await anna.get('/api/me/calls')).body.channels).toMatchObject([{ id, on: false }]);
    expect(chat.got).toHaveLength(2);
  });

  test('lead to the public internet only', async () => {
    const server = await serve({ calls: { ...CALLS, allow: [] } });
    const [anna] = await people(server.port, 'Anna');
    const refusedUrls = [
      'http://example.com/hook',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://10.1.2.3/x',
      'https://172.20.0.1/x',
      'https://192.168.1.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1/x',
      'https://0.0.0.0/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://[fe80::1]/x',
      'https://[fd00::1]/x',
      'https://[2002:7f00:1::]/x',
      'https://intranet/x',
      'https://anna:secret@example.com/x',
      'file:///etc/passwd',
      'ftp://example.com/x',
      'nonsense',
    ];
    for (const url of refusedUrls) {
      const webhook = await anna.post('/api/me/calls/webhook', { url, format: 'slack' });
      expect([url, webhook.status]).toEqual([url, 409]);
      const push = await anna.post('/api/me/calls/push', { endpoint: url, ...browser().keys });
      expect([url, push.status]).toEqual([url, 409]);
    }
    // A name that leads to this machine is found out when the connection is opened.
    const named = await addWebhook(anna, 'https://localhost.localdomain/x');
    const tried = await anna.post(`/api/me/calls/channels/${named}/test`);
    expect(tried.body.ok).toBe(false);
    expect(['forbidden', 'unreachable']).toContain(tried.body.why);
    expect((await anna.get('/api/me/calls')).body.channels).toHaveLength(1);
  });

  test('wrong settings are refused and change nothing', async () => {
    const server = await serve({ calls: CALLS });
    const [anna] = await people(server.port, 'Anna');
    const before = (await anna.get('/api/me/calls')).body;
    const endpoint = 'https://push.example.com/1';
    const { p256dh, auth } = browser().keys;
    const wrong: [string, object, number][] = [
      ['', { zone: 'Nowhere/Land' }, 400],
      ['', { quiet: { from: 0, to: 13 * 60 } }, 409],
      ['', { quiet: { from: -1, to: 5 } }, 400],
      ['', { lang: 'klingon' }, 400],
      ['', { digestHours: 1000 }, 400],
      ['', { kinds: { turn: 'yes' } }, 400],
      ['', { user: 'somebody' }, 400],
      ['/push', { endpoint, p256dh: auth, auth }, 400],
      ['/push', { endpoint, p256dh, auth: 'x' }, 400],
      ['/webhook', { url: endpoint, format: 'irc' }, 400],
      ['/mail', {}, 409],
    ];
    for (const [path, body, status] of wrong) {
      const answer = await anna.post(`/api/me/calls${path}`, body);
      expect([path, body, answer.status]).toEqual([path, body, status]);
    }
    expect((await anna.get('/api/me/calls')).body).toEqual(before);
  });

  test('a keeper can switch calls off', async () => {
    const server = await serve();
    const [anna] = await people(server.port, 'Anna');
    expect((await anna.get('/api/me/calls')).body).toMatchObject({ on: false, pushKey: null });
    const url = 'https://example.com/x';
    const added = await anna.post('/api/me/calls/webhook', { url, format: 'slack' });
    expect(added.body.refusal.msg.key).toBe('server.call.off');
  });
});

describe('by mail', () => {
  /** A table at which `other` has a confirmed address and is called there. */
  async function mailed(time?: ReturnType<typeof passingTime>) {
    const office = await postOffice();
    const mail = { smtp: office.url, from: 'fondaco@example.org', say: CALLS.say };
    const game = await handedOver({ game: 'oltre-mare' }, { mail, ...(time && { time }) });
    const { other } = game;
    expect((await other.post('/api/me/calls/mail')).status).toBe(409);
    await confirmAddress(other, office);
    expect((await other.get('/api/me/calls')).body.mail).toEqual({ address: addressOf(other) });
    expect((await other.post('/api/me/calls/mail')).status).toBe(200);
    return { ...game, office };
  }

  test('a player is called once, in a thread for each table, and can unsubscribe with one click', async () => {
    const { data, id, page, far, other, office } = await mailed();
    await goAway(far, page, id);
    await takeTurn(page, id);
    const { to, text: letter } = await office.next();
    expect(to).toBe(addressOf(other));
    expect(letter).toContain('Subject: Oltre Mare: It is your turn.');
    expect(letter).toContain(`${other.origin}/table/${id}`);
    expect(letter).toContain(`References: <${id}@127.0.0.1>`);
    expect(letter).toMatch(/^Message-ID: <[\w-]{43}@127\.0\.0\.1>$/m);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const folded = letter.replaceAll(/\r\n\s+/g, ' ');
    const link = /List-Unsubscribe: <([^>]+)>/.exec(folded)?.[1] ?? '';
    const oneClick = (url: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    // A mail program that only looks changes nothing; nor does a token of somebody else, or a forged one.
    const looked = await fetch(link, { redirect: 'manual' });
    expect(looked.headers.get('location')).toMatch(/^\/unsubscribe#/);
    for (const forged of [`${link}x`, link.replace(other.id, 'somebody')])
      expect((await oneClick(forged)).status).toBe(404);
    const isOn = async () => (await other.get('/api/me/calls')).body.channels[0].on;
    expect(await isOn()).toBe(true);
    expect((await oneClick(link)).status).toBe(200);
    expect(await isOn()).toBe(false);
    const back = await other.page();
    await back.say({ t: 'watch', table: id });
    await takeTurn(back, id);
    await goAway(back, page, id);
    await takeTurn(page, id);
    await vi.waitUntil(() => pendingCalls(data, other) === 0);
    // The first was for the address itself.
    expect(office.count()).toBe(2);
  });

  test('a digest collects what comes within some hours', async () => {
    const time = passingTime({ stands: true });
    const { data, id, page, far, actor, other, office } = await mailed(time);
    await other.post('/api/me/calls', { digestHours: 1 });
    await goAway(far, page, id);
    await takeTurn(page, id);
    await office.next();
    const more = [await begun([other, actor]), await begun([other, actor])];
    await vi.waitUntil(() => pendingCalls(data, other) === 2);
    await time.pass(30 * MINUTE_MS);
    expect(office.count()).toBe(2);
    await time.pass(31 * MINUTE_MS);
    const { text: letter } = await office.next();
    expect(letter).toContain('Subject: 2 games have news for you');
    for (const table of more) expect(letter).toContain(`/table/${table}`);
    expect(office.count()).toBe(3);
  });
});

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Msg } from '@fondaco/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import french from '../src/locales/fr.json' with { type: 'json' };
import { client } from './client.ts';
import { from, keeper } from './fair-use.ts';
import { THREADS } from './games.ts';
import { type Letter, openPostOffice } from './post-office.ts';
import { begun, newFolder, people, serve } from './setup.ts';

/** A game as a device hands it out. */
const RECORDED = readFileSync(
  join(import.meta.dirname, '../../../games/oltre-mare/recorded/2/second-5.jsonl'),
  'utf8',
);
const PASSWORD = 'correct horse';
const WRONG = { status: 403, body: { refusal: { msg: { key: 'server.account.wrong' } } } };
const SLOW = { status: 429, body: { refusal: { msg: { key: 'server.account.slow' } } } };
const UNCONFIRMED = { status: 403, body: { refusal: { msg: { key: 'server.account.confirm' } } } };
const KEPT_NAME = { status: 409, body: { refusal: { msg: { key: 'server.name.kept' } } } };

/** Forgets that all sessions were confirmed, as time would. */
function letConfirmationsAge(data: string): void {
  const db = new DatabaseSync(data);
  db.exec('UPDATE sessions SET confirmed = 1');
  db.close();
}

describe('an account', () => {
  test('keeps the guest’s seats, and is opened by password, by recovery code and by a device code', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const table = await begun([anna, bruno]);
    expect((await anna.get('/api/session')).body).toMatchObject({ kept: false, noteCode: false });
    const short = await anna.post('/api/me/keep', { name: 'Anna', password: '1234567' });
    expect(short).toMatchObject({ status: 400 });
    expect(short.body.refusal.msg).toMatchObject({ params: { least: 8, length: 7 } });
    const kept = await anna.post('/api/me/keep', { name: 'Anna Lagoon', password: PASSWORD });
    expect(kept.body.recovery).toMatch(/^[A-Z2-9]{20}$/);
    expect((await anna.post('/api/me/keep', { name: 'X', password: PASSWORD })).status).toBe(409);
    expect((await anna.get('/api/session')).body).toMatchObject({ kept: true, noteCode: true });
    expect((await anna.post('/api/me/recovery/noted')).status).toBe(200);
    expect((await anna.get('/api/session')).body).toMatchObject({ noteCode: false });

    const elsewhere = await client(port, undefined);
    expect(
      await elsewhere.post('/api/signin', { name: 'Anna Lagoon', password: 'x' }),
    ).toMatchObject(WRONG);
    expect(await elsewhere.post('/api/signin', { name: 'Nobody', password: 'x' })).toMatchObject(
      WRONG,
    );
    const you = await elsewhere.post('/api/signin', { name: 'anna lagoon', password: PASSWORD });
    expect(you.body).toEqual({ id: anna.id, name: 'Anna Lagoon' });
    expect((await elsewhere.get('/api/tables/mine')).body).toMatchObject([{ id: table }]);

    const fresh = await client(port, undefined);
    const typed = kept.body.recovery.toLowerCase().replaceAll(/(.{4})/g, '$1-');
    const back = await fresh.post('/api/signin/recovery', { code: typed });
    expect(back.body).toMatchObject({ id: anna.id, recovery: expect.stringMatching(/^\w{20}$/) });
    expect((await fresh.get('/api/tables/mine')).body).toMatchObject([
      { id: table, waits: expect.any(Boolean) },
    ]);
    expect((await fresh.post('/api/signin/recovery', { code: typed })).status).toBe(410);
    // Who came by the code can choose another password, and everybody else is signed out.
    expect((await fresh.post('/api/me/password', { password: 'another horse' })).status).toBe(200);
    expect((await anna.get('/api/me')).status).toBe(401);
    expect(
      await anna.post('/api/signin', { name: 'Anna Lagoon', password: PASSWORD }),
    ).toMatchObject(WRONG);
    const { code } = (await fresh.post('/api/me/code')).body;
    expect((await anna.post('/api/code', { code })).body.id).toBe(fresh.id || anna.id);
  });

  test('a session that was opened by a device code, or long ago, may not change what opens the account', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const { port } = await serve({ data });
    const anna = await client(port, 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const phone = await client(port, undefined);
    const { code } = (await anna.post('/api/me/code')).body;
    await phone.post('/api/code', { code });
    for (const someone of [phone, anna]) {
      if (someone === anna) letConfirmationsAge(data);
      expect(await someone.post('/api/me/password', { password: 'another horse' })).toMatchObject(
        UNCONFIRMED,
      );
      expect(await someone.post('/api/me/recovery')).toMatchObject(UNCONFIRMED);
      expect(await someone.post('/api/me/delete')).toMatchObject(UNCONFIRMED);
      expect(await someone.post('/api/me/confirm', { password: 'wrong' })).toMatchObject(WRONG);
    }
    expect((await phone.post('/api/me/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await phone.post('/api/me/recovery')).status).toBe(200);
  });

  test('nobody else can take its name, or one that looks like it', async () => {
    const { port } = await serve();
    const [anna, bruno, twin] = await people(port, 'Anna', 'Bruno', 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const guest = await client(port, undefined);
    expect(await guest.post('/api/guest', { name: 'АNNA' })).toMatchObject(KEPT_NAME);
    expect(await bruno.post('/api/me', { name: 'Аnnа' })).toMatchObject(KEPT_NAME);
    expect(await bruno.post('/api/me/keep', { name: 'ANNA', password: PASSWORD })).toMatchObject(
      KEPT_NAME,
    );
    expect(await twin.post('/api/me/keep', { name: 'Anna', password: PASSWORD })).toMatchObject(
      KEPT_NAME,
    );
    expect((await twin.get('/api/session')).body).toMatchObject({ kept: false });
    const { id } = (await bruno.post('/api/tables', { game: 'lanterns', seats: 2 })).body;
    expect(await twin.post(`/api/tables/${id}/join`, { name: 'Ànna' })).toMatchObject(KEPT_NAME);
    expect(await bruno.post(`/api/tables/${id}/seat`, { seat: 0, name: 'anna' })).toMatchObject(
      KEPT_NAME,
    );
    // Its owner may, and gives it free by taking another.
    expect((await anna.post('/api/me', { name: 'anna' })).status).toBe(200);
    expect((await anna.post('/api/me', { name: 'Bianca' })).status).toBe(200);
    expect((await bruno.post('/api/me', { name: 'Anna' })).status).toBe(200);
    expect(await guest.post('/api/guest', { name: 'Bianca' })).toMatchObject(KEPT_NAME);
  });

  test('sessions are listed without what opens them, and ended with their sockets at once', async () => {
    const { port } = await serve();
    const anna = await client(port, 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const phone = await client(port, undefined);
    const agent = {
      'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    };
    await phone.post('/api/signin', { name: 'Anna', password: PASSWORD }, agent);
    const page = await phone.page();
    const { sessions } = (await anna.get('/api/me/account')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find((s: { current: boolean }) => !s.current);
    expect(other).toMatchObject({ device: 'firefox/android', seen: expect.any(Number) });
    expect((await anna.post('/api/me/sessions/end', { id: other.id })).status).toBe(200);
    expect(await page.closed).toBe(4401);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await anna.post('/api/me/sessions/end', { id: other.id })).status).toBe(404);
    await phone.post('/api/signin', { name: 'Anna', password: PASSWORD });
    const again = await phone.page();
    expect((await anna.post('/api/me/sessions/end-others')).status).toBe(200);
    expect(await again.closed).toBe(4401);
    expect((await anna.get('/api/me')).status).toBe(200);
  });

  test('deleted: seats stay without a name, bots play on, and nothing opens it any more', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const table = await begun([anna, bruno]);
    const { recovery } = (await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD }))
      .body;
    const [mine, page] = [await anna.page(), await bruno.page()];
    await page.say({ t: 'watch', table });
    await mine.say({ t: 'chat', table, text: 'Ahoy' });
    const exported = (await anna.get('/api/me/export')).body;
    expect(exported).toMatchObject({
      account: { name: 'Anna', games: { running: 1, over: 0 } },
      tables: [{ id: table }],
      chat: [{ table, text: 'Ahoy' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|hash/);
    expect((await anna.post('/api/me/delete')).status).toBe(200);
    expect(await mine.closed).toBe(4401);
    await page.untilTrue(() => page.tables.get(table)?.seats[0]?.person?.name === '');
    expect(page.tables.get(table)?.seats[0]).toMatchObject({
      person: { id: anna.id, name: '' },
      standIn: { why: 'resigned' },
    });
    expect((await anna.get('/api/me')).status).toBe(401);
    expect(await anna.post('/api/signin', { name: 'Anna', password: PASSWORD })).toMatchObject(
      WRONG,
    );
    expect((await anna.post('/api/signin/recovery', { code: recovery })).status).toBe(410);
    const again = await client(port, 'Anna');
    expect((await again.get('/api/tables/mine')).body).toEqual([]);
    await page.close();
  });

  test('the keeper lists, renames, resets and deletes', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const { port } = await serve({ data });
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const elena = await keeper(port, data);
    const listed = (await elena.get('/api/keeper/people')).body;
    expect(listed.find((p: { id: string }) => p.id === anna.id)).toMatchObject({ kept: true });
    const at = (id: string, act = '') => `/api/keeper/people/${id}${act}`;
    expect((await elena.get(at(anna.id))).body).toMatchObject({
      password: true,
      recovery: true,
      sessions: 1,
    });
    expect(await elena.post(at(bruno.id, '/rename'), { name: 'anna' })).toMatchObject(KEPT_NAME);
    expect((await elena.post(at(bruno.id, '/rename'), { name: 'Benno' })).status).toBe(200);
    // An account chooses a new password, a guest a first one.
    for (const someone of [anna, bruno]) {
      const { token } = (await elena.post(at(someone.id, '/reset'), {})).body;
      const fresh = await client(port, undefined);
      expect((await fresh.post('/api/signin/reset', { token, password: 'short' })).status).toBe(
        400,
      );
      const back = await fresh.post('/api/signin/reset', { token, password: 'another horse' });
      expect(back.body.id).toBe(someone.id);
      expect((await someone.get('/api/me')).status).toBe(401);
      expect((await fresh.post('/api/signin/reset', { token, password: PASSWORD })).status).toBe(
        410,
      );
      expect((await fresh.get('/api/session')).body.kept).toBe(true);
    }
    expect((await elena.post(at(anna.id, '/delete'), {})).status).toBe(200);
    expect((await elena.get(at(anna.id))).status).toBe(404);
    const record = (await elena.get('/api/keeper/record')).body;
    expect(record.map((line: { act: string }) => line.act)).toEqual(
      expect.arrayContaining(['renameUser', 'resetUser', 'deleteUser']),
    );
    const nobody = await client(port, 'Carl');
    expect((await nobody.post(at(bruno.id, '/delete'), {})).status).toBe(401);
  });
});

test('the shelf takes finished games of devices for an account, once each, and shows them to nobody else', async () => {
  const { port } = await serve({ workers: THREADS });
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const put = (file: string) => anna.post('/api/me/shelf', { file });
  expect(await put(RECORDED)).toMatchObject({
    status: 409,
    body: { refusal: { msg: { key: 'server.account.none' } } },
  });
  for (const someone of [anna, bruno])
    await someone.post('/api/me/keep', {
      name: someone === anna ? 'Anna' : 'Bruno',
      password: PASSWORD,
    });
  const { body } = await put(RECORDED);
  expect(body).toMatchObject({ game: 'oltre-mare', seats: 5, entries: expect.any(Number) });
  expect((await put(RECORDED)).body.id).toBe(body.id);
  // What is cut off, changed or no game at all, is refused with the reason.
  const lines = RECORDED.trim().split('\n');
  for (const bad of [
    'x',
    lines.slice(0, -5).join('\n'),
    RECORDED.replace('"seats":5', '"seats":4'),
  ])
    expect(await put(bad)).toMatchObject({
      status: 409,
      body: { refusal: { msg: { key: 'server.account.shelf.flaw' } } },
    });
  expect((await put('x'.repeat(5 * 1024 * 1024))).status).toBe(413);
  expect((await anna.get('/api/me/shelf')).body).toEqual([body]);
  expect((await anna.get(`/api/me/shelf/${body.id}`)).text).toBe(RECORDED);
  expect((await anna.get('/api/tables/mine')).body).toEqual([]);
  expect((await bruno.get(`/api/me/shelf/${body.id}`)).status).toBe(404);
  expect((await bruno.post('/api/me/shelf/remove', { id: body.id })).status).toBe(404);
  expect((await anna.get('/api/me/export')).body.shelf).toEqual([body]);
  expect((await anna.post('/api/me/shelf/remove', { id: body.id })).status).toBe(200);
  expect((await anna.get('/api/me/shelf')).body).toEqual([]);
});

describe('mail', () => {
  /** What is said in French; other languages as they are sent. */
  const say =
    (lang: string) =>
    ({ key, params = {} }: Msg): string =>
      lang === 'fr'
        ? french[key as keyof typeof french].replaceAll(
            /{{(\w+)}}/g,
            (_, name) => params[name] as string,
          )
        : key;
  const tokenIn = ({ text }: Letter): string => /#([\w-]+)/.exec(text)?.[1] ?? '';

  /** A request that claims to go to another host, and to come from there; a browser would not send it. */
  async function forgetAs(port: number, host: string, body: object): Promise<void> {
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const path = '/api/signin/forgot';
    const answered = await new Promise<number | undefined>((done, failed) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      sent.on('error', failed).end(JSON.stringify(body));
    });
    expect(answered).toBe(200);
  }

  test('a confirmed address gets a link for a new password, and leads where its owner was', async () => {
    const office = await openPostOffice();
    onTestFinished(office.close);
    const { port } = await serve({ mail: { smtp: office.url, from: 'fondaco@example.org', say } });
    const anna = await client(port, 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const address = 'anna@example.org';
    expect((await anna.post('/api/me/mail', { address: 'anna' })).status).toBe(400);
    expect((await anna.post('/api/me/mail', { address, lang: 'fr' })).status).toBe(200);
    const first = await office.next();
    expect(first.to).toBe(address);
    expect(first.text).toContain('Subject: Fondaco : est-ce votre adresse, Anna ?');
    // Not before it is confirmed.
    const stranger = await client(port, undefined);
    expect((await stranger.post('/api/signin/forgot', { name: 'Anna' })).status).toBe(200);
    expect((await stranger.post('/api/mail/confirm', { token: 'x' })).status).toBe(410);
    expect((await stranger.post('/api/mail/confirm', { token: tokenIn(first) })).status).toBe(200);
    expect((await anna.get('/api/me/account')).body.mail).toEqual({ address, confirmed: true });
    // Whoever asks in the name of another host gets no link to that host into the mail.
    await forgetAs(port, 'evil.example', { name: 'ANNA' });
    await stranger.post('/api/signin/forgot', { name: 'Nobody' });
    const second = await office.next();
    expect(second.text).toContain(`127.0.0.1:${port}/reset#`);
    expect(second.text).not.toContain('evil');
    const token = tokenIn(second);
    const page = await anna.page();
    const back = await stranger.post('/api/signin/reset', { token, password: 'another horse' });
    expect(back.body).toEqual({ id: anna.id, name: 'Anna' });
    expect(await page.closed).toBe(4401);
    // Not even somebody who asks again and again fills the box.
    for (let n = 0; n < 10; n++) await stranger.post('/api/signin/forgot', { name: 'Anna' });
    expect((await office.next()).to).toBe(address);
    expect((await office.next()).to).toBe(address);
    expect(office.count()).toBe(4);
  });

  test('without a mail server it is said that there is none', async () => {
    const { port } = await serve();
    const anna = await client(port, 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const refusal = { refusal: { msg: { key: 'server.account.mail.none' } } };
    for (const reply of [
      await anna.post('/api/me/mail', { address: 'anna@example.org' }),
      await anna.post('/api/signin/forgot', { name: 'Anna' }),
    ])
      expect(reply).toMatchObject({ status: 409, body: refusal });
  });
});

describe('guessing', () => {
  const ONE_EACH = 500;

  test('1,000 wrong passwords and codes open nothing, and the owner is not locked out', async () => {
    const { port } = await serve({ trustProxy: '127.0.0.1' });
    const anna = await client(port, 'Anna');
    const { recovery } = (await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD }))
      .body;
    // From as many addresses as there are tries.
    const guess = await Promise.all(
      Array.from({ length: ONE_EACH }, async (_, n) => {
        const someone = await from(port, `203.0.${n >> 8}.${n & 255}`);
        const password = await someone.post('/api/signin', {
          name: 'Anna',
          password: `guess ${n}`,
        });
        const code = await someone.post('/api/signin/recovery', {
          code: `${recovery.slice(0, 16)}${1000 + n}`,
        });
        const inside = (await someone.get('/api/me')).status;
        return { password: password.status, code: code.status, inside };
      }),
    );
    expect(guess.filter(({ inside }) => inside !== 401)).toEqual([]);
    expect(guess.filter(({ code }) => code !== 410)).toEqual([]);
    const tried = guess.filter(({ password }) => password === 403).length;
    expect(tried).toBeGreaterThanOrEqual(20);
    expect(tried).toBeLessThanOrEqual(25);
    expect(guess.filter(({ password }) => password !== 403 && password !== 429)).toEqual([]);
    // In the middle of it: in a browser they used before, and by the code anywhere.
    const elsewhere = await from(port, '198.51.100.7');
    expect(await elsewhere.post('/api/signin', { name: 'Anna', password: PASSWORD })).toMatchObject(
      SLOW,
    );
    expect((await anna.post('/api/signin', { name: 'Anna', password: PASSWORD })).status).toBe(200);
    expect((await elsewhere.post('/api/signin/recovery', { code: recovery })).status).toBe(200);
  });

  test('names that nobody has are refused like those of accounts, and as late', async () => {
    const { port } = await serve();
    const anna = await client(port, 'Anna');
    await anna.post('/api/me/keep', { name: 'Anna', password: PASSWORD });
    const tries = async (name: string): Promise<number[]> => {
      const someone = await client(port, undefined);
      const found: number[] = [];
      for (let n = 0; n < 10; n++)
        found.push((await someone.post('/api/signin', { name, password: 'wrong' })).status);
      return found;
    };
    expect(await tries('Nobody')).toEqual(await tries('Anna'));
    expect(await tries('NOBODY')).toEqual(Array(10).fill(429));
    expect(await tries('Somebody')).toEqual([...Array(8).fill(403), 429, 429]);
  });

  test('one address tries ten times a minute', async () => {
    const { port } = await serve({ limits: { codes: 10 } });
    const someone = await client(port, undefined);
    const codes = [];
    for (let n = 0; n < 15; n++)
      codes.push((await someone.post('/api/signin/recovery', { code: `guess ${n}` })).status);
    expect(codes).toEqual([...Array(10).fill(410), ...Array(5).fill(429)]);
  });
});

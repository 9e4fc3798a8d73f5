import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { client, openPage } from './client.ts';
import { sendRaw } from './raw.ts';
import { begun, newFolder, people, serve } from './setup.ts';

const key = (reply: { body: { refusal?: { msg: { key: string } } } }): string | undefined =>
  reply.body?.refusal?.msg.key;

describe('accounts', () => {
  test('a guest has a cookie that scripts cannot read, and a name', async () => {
    const { port } = await serve();
    const anna = await client(port, undefined);
    expect((await anna.get('/api/session')).body).toMatchObject({ you: null, kept: false });
    const made = await anna.post('/api/guest', { name: ' Anna ' });
    const cookie = made.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(anna.cookie.length).toBeGreaterThan(43);
    expect((await anna.get('/api/me')).body).toMatchObject({ name: 'Anna', muted: [] });
    expect((await anna.post('/api/me', { name: 'Anna II' })).body.name).toBe('Anna II');
    expect(key(await anna.post('/api/me', { name: '   ' }))).toBe('kernel.bad.value');
    expect((await anna.get('/api/session')).body).toMatchObject({
      you: { id: made.body.id, name: 'Anna II' },
    });
    const stranger = await client(port, undefined, 'fondaco=x');
    expect((await stranger.get('/api/session')).body).toMatchObject({ you: null });
    expect(await stranger.get('/api/me')).toMatchObject({ status: 401 });
    expect(key(await stranger.get('/api/tables/mine'))).toBe('server.session.none');
  });

  test('a name contains no characters that would disturb the text around it', async () => {
    const { port } = await serve();
    const anna = await client(port, undefined);
    const odd = '\u202e An\u0000na\u2028II\u061c ';
    expect((await anna.post('/api/guest', { name: odd })).body.name).toBe('An na II');
    expect((await anna.post('/api/me', { name: odd })).body.name).toBe('An na II');
    const wish = { game: 'lanterns', seats: 2 };
    const { id, name } = (await anna.post('/api/tables', { ...wish, name: odd })).body;
    expect(name).toBe('An na II');
    const seats = async (path: string, body: object) =>
      (await anna.post(`/api/tables/${id}/${path}`, body)).body.seats;
    expect((await seats('join', { name: odd }))[1].name).toBe('An na II');
    expect((await seats('seat', { seat: 0, name: odd }))[0].name).toBe('An na II');
    for (const nothing of ['\u202e', '\u0007\n', ' \u200b\u2060'])
      for (const [path, body] of [
        ['/api/guest', {}],
        ['/api/me', {}],
        ['/api/tables', wish],
        [`/api/tables/${id}/seat`, { seat: 0 }],
      ] as const)
        expect(key(await anna.post(path, { ...body, name: nothing }))).toBe('kernel.bad.value');
    expect((await anna.post('/api/me', { name: 'Анна 👩‍🚀' })).body.name).toBe('Анна 👩‍🚀');
  });

  test('an account moves to another device with a code that works once', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const id = await begun([anna], { bots: 1, pace: 10_000 });
    const { code } = (await anna.post('/api/me/code')).body;
    const phone = await client(port, undefined);
    expect(key(await phone.post('/api/code', { code: 'WRONG' }))).toBe('server.code.used');
    expect((await phone.post('/api/code', { code: code.toLowerCase() })).body.name).toBe('Anna');
    expect(phone.cookie).not.toBe(anna.cookie);
    expect(key(await phone.post('/api/code', { code }))).toBe('server.code.used');
    const page = await phone.page();
    await page.say({ t: 'watch', table: id });
    expect(page.see(id, 0)).toBeDefined();
    const open = await anna.page();
    await anna.post('/api/me/leave');
    expect(await open.closed).toBe(4401);
    expect((await anna.get('/api/me')).status).toBe(401);
    expect((await phone.get('/api/me')).status).toBe(200);
  });
});

describe('requests from outside', () => {
  test('other sites can neither change anything nor open a socket', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const evil = { origin: 'http://evil.example' };
    expect(key(await anna.post('/api/me', { name: 'x' }, evil))).toBe('server.origin');
    expect(key(await anna.post('/api/me', { name: 'x' }, { origin: 'null' }))).toBe(
      'server.origin',
    );
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { ...evil, cookie: anna.cookie },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_req, res) => resolve(res.statusCode));
      socket.on('error', () => {});
      socket.on('message', (data: Buffer) => resolve(data.toString()));
    });
    expect(status).toBe(403);
  });

  test('too long, unreadable, unknown or too many: each is answered with a reason', async () => {
    const { port } = await serve({ limits: { codes: 3 } });
    const [anna] = await people(port, 'Anna');
    expect(await anna.post('/api/me', { name: 'x'.repeat(20_000) })).toMatchObject({ status: 413 });
    expect(key(await anna.post('/api/me', { name: 'x'.repeat(20_000) }))).toBe(
      'server.message.long',
    );
    const text = await fetch(`${anna.origin}/api/me`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', cookie: anna.cookie },
    });
    expect(await text.json()).toEqual({ refusal: { msg: { key: 'server.message.json' } } });
    expect(key(await anna.get('/api/nowhere'))).toBe('server.notFound');
    expect(key(await anna.get('/api/tables/nowhere'))).toBe('server.table.none');
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(key(await anna.post('/api/code', { code: 'X' })));
    expect(codes.slice(3)).toEqual(['server.message.often', 'server.message.often']);
  });

  test('rate limits apply however an address is spelt, but not to the files of the page', async () => {
    const web = newFolder();
    writeFileSync(join(web, 'index.html'), '<p>page');
    const { port } = await serve({ web, limits: { requests: 2, guests: 2, codes: 2, records: 2 } });
    const anna = await client(port, undefined);
    const statuses = async (ask: () => Promise<{ status: number }>): Promise<number[]> => {
      const seen = [];
      for (let n = 0; n < 4; n++) seen.push((await ask()).status);
      return seen;
    };
    expect(await statuses(() => anna.post('/%61pi/guest', { name: 'Anna' }))).toEqual([
      200, 200, 429, 429,
    ]);
    expect(await statuses(() => anna.post('/%61pi/code', { code: 'X' }))).toEqual([
      410, 410, 429, 429,
    ]);
    expect(await statuses(() => anna.get('/a%70i/tables/x/replay'))).toEqual([404, 404, 429, 429]);
    expect(await statuses(() => anna.get('/ap%69/me'))).toEqual([200, 200, 429, 429]);
    expect(await statuses(() => anna.get('/index.html'))).toEqual([200, 200, 200, 200]);
  });

  test('address and protocol of a request are taken only from a trusted proxy', async () => {
    const codes = async (trustProxy?: string): Promise<(string | undefined)[]> => {
      const { port } = await serve({ limits: { codes: 1 }, ...(trustProxy && { trustProxy }) });
      const anna = await client(port, 'Anna');
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const tries = ['203.0.113.1', '203.0.113.2', '203.0.113.1'];
      const seen = [];
      for (const address of tries)
        seen.push(key(await anna.post('/api/code', { code: 'X' }, from(address))));
      return seen;
    };
    const [used, often] = ['server.code.used', 'server.message.often'];
    expect(await codes('127.0.0.1')).toEqual([used, used, often]);
    expect(await codes('10.0.0.0/8')).toEqual([used, often, often]);
    expect(await codes()).toEqual([used, often, often]);
    const { port } = await serve({ trustProxy: '127.0.0.1' });
    const safe = await (await client(port, undefined)).post(
      '/api/guest',
      { name: 'Anna' },
      { 'x-forwarded-proto': 'https' },
    );
    expect(safe.headers.get('set-cookie')).toContain('Secure');
  });

  test('the API describes itself, and the server reports its health', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const api = (await anna.get('/api')).body;
    expect(api.openapi).toMatch(/^3\./);
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/join');
    expect(api.paths['/api/tables'].post.requestBody).toBeDefined();
    const health = await anna.get('/api/health');
    expect(health.body).toMatchObject({ ok: true, sockets: 0 });
    expect(health.headers.get('content-security-policy')).toContain("default-src 'self'");
    const [game] = (await anna.get('/api/games')).body;
    expect(game).toMatchObject({ id: 'oltre-mare', seats: { min: 2, max: 5 } });
    expect(game.options.properties.edition.default).toBe('second');
    expect(game.pack.designed).toContain('ports');
  });

  test('a built page is served for the address of every screen', async () => {
    const web = join(newFolder(), 'dist');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<p>page');
    writeFileSync(join(web, 'a.js'), '1');
    const { port } = await serve({ web });
    const anna = await client(port, 'Anna');
    expect((await anna.get('/')).text).toBe('<p>page');
    expect((await anna.get('/a.js')).headers.get('content-type')).toContain('javascript');
    const html = { headers: { accept: 'text/html' } };
    expect(await (await fetch(`${anna.origin}/table/x`, html)).text()).toBe('<p>page');
    expect((await fetch(`${anna.origin}/api/x`, html)).status).toBe(404);
  });

  test('the page names the files that a screen needs in the language of the visitor', async () => {
    const web = newFolder();
    writeFileSync(join(web, 'index.html'), '<head></head>');
    const screens = { table: { en: ['assets/en.js', 'assets/t.css'], fr: ['assets/fr.js'] } };
    const list = { screens, games: {} };
    writeFileSync(join(web, 'preloads.json'), JSON.stringify(list));
    const { port } = await serve({ web });
    const page = async (path: string, lang: string) => {
      const headers = { accept: 'text/html', 'accept-language': lang };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
    };
    const english =
      '<link rel="modulepreload" href="/assets/en.js"><link rel="preload" as="style" crossorigin href="/assets/t.css">';
    expect(await page('/table/x?y', 'de-DE,en;q=0.8')).toBe(`<head>${english}</head>`);
    expect(await page('/table/x', '*')).toBe(`<head>${english}</head>`);
    expect(await page('/table/x', 'fr-CH, fr;q=0.9')).toContain('/assets/fr.js');
    expect(await page('/about', 'fr')).toBe('<head></head>');
  });

  test('of a table it names the files of its game, to those who may see the table', async () => {
    const web = newFolder();
    writeFileSync(join(web, 'index.html'), '<head></head>');
    const list = { screens: {}, games: { 'oltre-mare': ['assets/om.js'] } };
    writeFileSync(join(web, 'preloads.json'), JSON.stringify(list));
    const { port } = await serve({ web });
    const [anna, bruno] = [await client(port, 'Anna'), await client(port, 'Bruno')];
    const table = async (isPrivate: boolean): Promise<string> =>
      (await anna.post('/api/tables', { game: 'oltre-mare', seats: 2, private: isPrivate })).body
        .id;
    const [open, closed] = [await table(false), await table(true)];
    const isNamed = async (id: string, cookie: string): Promise<boolean> => {
      const headers = { accept: 'text/html', cookie };
      const page = await fetch(`http://127.0.0.1:${port}/table/${id}`, { headers });
      return (await page.text()).includes('/assets/om.js');
    };
    expect(await isNamed(open, bruno.cookie)).toBe(true);
    expect(await isNamed(closed, anna.cookie)).toBe(true);
    expect(await isNamed(closed, bruno.cookie)).toBe(false);
    expect(await isNamed(open, '')).toBe(false);
    expect(await isNamed('nothing', anna.cookie)).toBe(false);
  });

  test('files named by their content are kept for a year; everything else is asked for again', async () => {
    const web = newFolder();
    mkdirSync(join(web, 'assets'));
    mkdirSync(join(web, 'fonts'));
    writeFileSync(join(web, 'index.html'), '<script src="/assets/a-1.js">');
    for (const file of ['assets/a-1.js', 'assets/a-1.js.gz', 'fonts/assets.woff2', 'icon.svg'])
      writeFileSync(join(web, file), file);
    const { port } = await serve({ web });
    const kept = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return [answer.status, answer.headers.get('cache-control')];
    };
    const forYear = 'public, max-age=31536000, immutable';
    expect(await kept('/assets/a-1.js', { 'accept-encoding': 'identity' })).toEqual([200, forYear]);
    const html = { accept: 'text/html' };
    for (const path of ['/', '/index.html', '/table/x', '/table/assets', '/fonts/assets.woff2'])
      expect([path, ...(await kept(path, html))]).toEqual([path, 200, 'no-cache']);
    expect(await kept('/icon.svg')).toEqual([200, 'no-cache']);
    for (const path of ['/', '/table/x']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: html });
      const known = `accept: text/html\r\nif-none-match: ${answer.headers.get('etag')}`;
      // `fetch` would ask for a new copy of what it knows.
      const again = `GET ${path} HTTP/1.1\r\nhost: x\r\n${known}\r\nconnection: close\r\n\r\n`;
      const { status, headers } = await sendRaw(port, again);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 304, 'no-cache']);
    }
    // After a deploy, and while one is under way.
    for (const accept of ['*/*', 'text/html'])
      expect(await kept('/assets/a-0.js', { accept })).toEqual([404, 'no-store']);
    expect(await kept('/api/nowhere')).toEqual([404, 'no-store']);
  });

  test('logs are JSON, without cookies or secrets', async () => {
    const lines: string[] = [];
    const { port } = await serve({ log: { write: (line) => void lines.push(line) } });
    const [anna] = await people(port, 'Anna');
    await anna.get('/api/me');
    await openPage(port, anna.cookie);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: expect.any(Number) });
    expect(lines.map((x) => JSON.parse(x).msg)).toContain('listening');
    expect(lines.join()).not.toContain(anna.cookie.split('=')[1] ?? '');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL, type ServerMessage } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { readBasePath } from '../src/http/base-path.ts';
import { client, openPage } from './client.ts';
import { playOn } from './players.ts';
import { begun, newFolder, people, serve } from './setup.ts';

/** A page as the build leaves it: files are named from the folder of the page. */
function builtPage(): string {
  const web = newFolder();
  for (const folder of ['assets', 'earlier/assets'])
    mkdirSync(join(web, folder), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<head></head><script src="./assets/a-1.js">');
  writeFileSync(join(web, 'assets/a-1.js'), 'now');
  writeFileSync(join(web, 'earlier/assets/a-0.js'), 'before');
  const screens = { '': { en: ['assets/b-1.js'] } };
  writeFileSync(join(web, 'preloads.json'), JSON.stringify({ screens, games: {} }));
  return web;
}

const logged = () => {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: { write: (line: string) => void lines.push(JSON.parse(line)) } };
};

const HTML = { accept: 'text/html' };

test('page, file, API, refusal and what is not there: all are protected by headers', async () => {
  const { port } = await serve({ web: builtPage(), trustProxy: '127.0.0.1' });
  const paths = [
    '/',
    '/table/x',
    '/assets/a-1.js',
    '/api/health',
    '/api/me',
    '/api/none',
    '/assets/x.js',
    '/%',
  ];
  for (const path of paths)
    for (const proto of ['http', 'https']) {
      const headers = { ...HTML, 'x-forwarded-proto': proto };
      const { headers: got } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      expect([path, got.get('content-security-policy')]).toEqual([
        path,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ]);
      expect([path, got.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
      expect([path, got.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      // Only pages have windows and sensors.
      const isPage = path === '/' || path === '/table/x';
      expect([path, got.get('permissions-policy')?.includes('camera=()') ?? false]).toEqual([
        path,
        isPage,
      ]);
      expect([path, got.get('cross-origin-opener-policy')]).toEqual([
        path,
        isPage ? 'same-origin' : null,
      ]);
      // An address that cannot be read is answered before anything is known of the request.
      const strict = proto === 'https' && path !== '/%' ? 'max-age=31536000' : null;
      expect([path, proto, got.get('strict-transport-security')]).toEqual([path, proto, strict]);
    }
});

test('a request that is refused for its origin is logged, with what to compare', async () => {
  const { lines, log } = logged();
  const { port } = await serve({ log });
  const anna = await client(port, 'Anna');
  await anna.post('/api/me', { name: 'x' }, { origin: 'https://play.example' });
  await expect
    .poll(() => lines.find((line) => line.msg === 'refused: a request from another origin'))
    .toMatchObject({
      level: 40,
      origin: 'https://play.example',
      host: `127.0.0.1:${port}`,
      url: '/api/me',
    });
});

describe('below a path', () => {
  test('page, files, API, socket and cookies lie there', async () => {
    const { port } = await serve({ web: builtPage(), base: '/games/' });
    const at = `http://127.0.0.1:${port}`;
    const page = await fetch(`${at}/games/table/x`, { headers: HTML });
    const text = await page.text();
    expect(text).toContain('<script src="/games/assets/a-1.js">');
    expect(await (await fetch(`${at}/games/`)).text()).toContain('href="/games/assets/b-1.js"');
    expect(await (await fetch(`${at}/games/assets/a-1.js`)).text()).toBe('now');
    const earlier = await fetch(`${at}/games/assets/a-0.js`);
    expect([await earlier.text(), earlier.headers.get('cache-control')]).toEqual([
      'before',
      'public, max-age=31536000, immutable',
    ]);
    const guest = await fetch(`${at}/games/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    const cookie = guest.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('; Path=/games/;');
    const socket = await openPage(port, cookie.split(';')[0] ?? '', true, '/games/socket');
    socket.raw('{"t":"ping"}');
    await socket.until((m): m is ServerMessage => m.t === 'pong');
    // Whoever comes to the server itself is led to the page; a probe of its health need not know the path.
    for (const [path, to] of [
      ['/keeper', '/games/keeper'],
      ['/games', '/games/'],
      ['/', '/games/'],
    ]) {
      const led = await fetch(`${at}${path}`, { headers: HTML, redirect: 'manual' });
      expect([path, led.status, led.headers.get('location')]).toEqual([path, 302, to]);
    }
    expect((await fetch(`${at}/api/health`)).status).toBe(200);
  });

  test('a path is read as it is meant, or refused', () => {
    expect(['', '/', 'games', '/games', '/games/', 'a/b'].map(readBasePath)).toEqual([
      '/',
      '/',
      '/games/',
      '/games/',
      '/games/',
      '/a/b/',
    ]);
    for (const bad of ['/a b/', '/../', '/a?b/', '/"/', '/é/'])
      expect(() => readBasePath(bad)).toThrow();
  });
});

describe('ending', () => {
  test('it stops taking tables and sockets, finishes what is under way, and says why', async () => {
    const { lines, log } = logged();
    let endDraining = (): void => {};
    const drained = new Promise<void>((resolve) => {
      endDraining = resolve;
    });
    const server = await serve({ log, drain: () => drained });
    const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
    const table = await begun([anna, bruno], { game: 'oltre-mare' });
    const pages = [await anna.page(), await bruno.page()];
    await Promise.all(pages.map((page) => page.say({ t: 'watch', table })));
    expect((await anna.get('/api/ready')).body).toEqual({ ready: true });
    const closing = server.close('a test');
    expect(await anna.get('/api/ready')).toMatchObject({ status: 503, body: { ready: false } });
    expect((await anna.get('/api/health')).status).toBe(200);
    const refused = await anna.post('/api/tables', { game: 'lanterns', seats: 2 });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await expect(openPage(server.port, anna.cookie)).rejects.toThrow('HTTP 503');
    // The game goes on until the last moment.
    const seq = (): number => pages[0]?.see(table, 0)?.seq ?? 0;
    const before = seq();
    await playOn(table, pages, 'draining', () => seq() > before + 3);
    endDraining();
    const bye = await pages[0]?.until(
      (m): m is Extract<ServerMessage, { t: 'bye' }> => m.t === 'bye',
    );
    expect(bye?.again).toBe(true);
    await closing;
    const told = lines.filter(({ msg }) => msg === 'ending' || msg === 'ended');
    expect(told.map(({ msg, why }) => [msg, why])).toEqual([
      ['ending', 'a test'],
      ['ended', 'a test'],
    ]);
  });
});

test('clients of this version and of the one before are served in their own, others are told', async () => {
  const { port } = await serve({ web: builtPage() });
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const hello = async (protocol: number) => {
    const page = await openPage(port, anna.cookie, false);
    page.raw(JSON.stringify({ t: 'hello', protocol }));
    const told = await page.until((m): m is ServerMessage => m.t === 'hello' || m.t === 'outdated');
    return { page, told };
  };
  for (const protocol of [PROTOCOL - 2, PROTOCOL + 1].filter((x) => x >= 0))
    expect((await hello(protocol)).told).toEqual({ t: 'outdated', protocol: PROTOCOL });
  const build = expect.stringMatching(/^[\da-f]{16}$/);
  expect((await hello(PROTOCOL)).told).toMatchObject({
    t: 'hello',
    protocol: PROTOCOL,
    page: build,
  });
  const { page: old, told } = await hello(PROTOCOL - 1);
  expect(told).toMatchObject({ t: 'hello', protocol: PROTOCOL - 1, you: { name: 'Anna' } });
  const table = await begun([anna, bruno], { game: 'oltre-mare' });
  const seq = (): number => old.see(table, 0)?.seq ?? 0;
  await playOn(table, [old, await bruno.page()], 'earlier', () => seq() > 20);
  expect(seq()).toBeGreaterThan(20);
});

test('numbers for Prometheus are at a port of their own, and tell nothing of people or cards', async () => {
  const plain = await serve();
  expect(plain.metricsPort).toBeUndefined();
  const server = await serve({ metrics: { host: '127.0.0.1', port: 0 } });
  const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
  const table = await begun([anna, bruno], { game: 'oltre-mare' });
  const pages = [await anna.page(), await bruno.page()];
  const seq = (): number => pages[0]?.see(table, 0)?.seq ?? 0;
  await playOn(table, pages, 'metrics', () => seq() > 20);
  const bots = await begun([anna], { game: 'lanterns', bots: 1 });
  const at = `http://127.0.0.1:${server.metricsPort}`;
  const text = await (await fetch(`${at}/metrics`)).text();
  const value = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(value('fondaco_moves_total{game="oltre-mare"}')).toBeGreaterThan(20);
  expect(value('fondaco_answer_seconds_count{message="answer"}')).toBeGreaterThan(10);
  expect(
    value('fondaco_request_seconds_count{method="POST",route="/api/guest",status="2xx"}'),
  ).toBe(2);
  expect(value('fondaco_sockets')).toBe(2);
  expect(value('fondaco_tables')).toBeGreaterThan(0);
  expect(value('fondaco_storage_errors_total')).toBe(0);
  for (const name of [
    'bots_thinking',
    'job_late_seconds',
    'bot_answer_seconds_count',
    'storage_write_seconds_count',
  ])
    expect([name, value(`fondaco_${name}`)]).toEqual([name, expect.any(Number)]);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  const secrets = [
    'Anna',
    'Bruno',
    anna.id,
    bruno.id,
    table,
    bots,
    anna.cookie.split('=')[1] ?? '',
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect((await fetch(`${at}/`)).status).toBe(404);
  expect((await anna.get('/metrics')).status).toBe(404);
});

test('with the level debug every command is logged by table, seat and question, without its content', async () => {
  const { lines, log } = logged();
  const { port } = await serve({ log, logLevel: 'debug' });
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const table = await begun([anna, bruno], { game: 'oltre-mare' });
  const pages = [await anna.page(), await bruno.page()];
  await playOn(table, pages, 'logs', () => (pages[0]?.see(table, 0)?.seq ?? 0) > 5);
  await pages[0]?.say({ t: 'chat', table, text: 'a secret plan' });
  const answers = lines.filter(({ msg, t }) => msg === 'answered' && t === 'answer');
  expect(answers.length).toBeGreaterThan(2);
  expect(answers[0]).toMatchObject({
    table,
    seat: expect.any(Number),
    decision: expect.any(Number),
    key: expect.any(String),
    ms: expect.any(Number),
  });
  expect(JSON.stringify(lines)).not.toMatch(/a secret plan|"action"/);
});

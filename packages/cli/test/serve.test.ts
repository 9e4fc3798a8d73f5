import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ran } from './io.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'fondaco-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newData = (): string => join(folder, `${files++}.sqlite`);
/** Below the ports the system gives out itself. */
const somePort = (): number => 12_000 + Math.floor(Math.random() * 20_000);

interface Started {
  child: ChildProcess;
  out(): string;
  err(): string;
  ended: Promise<number | null>;
}

function started(...argv: string[]): Started {
  const child = spawn(process.execPath, [main, 'serve', ...argv], {
    env: { PATH: process.env.PATH ?? '', LANG: 'C' },
  });
  const got = { out: '', err: '' };
  child.stdout.on('data', (x: Buffer) => {
    got.out += x.toString();
  });
  child.stderr.on('data', (x: Buffer) => {
    got.err += x.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, out: () => got.out, err: () => got.err, ended };
}

async function untilOpen(server: Started): Promise<string> {
  for (let n = 0; n < 400; n++) {
    const found = /http:\S+/.exec(server.out())?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it does not open: ${server.err()}`);
}

describe('serve', () => {
  test('opens, is alone with its file, and closes when asked', async () => {
    const data = newData();
    const server = started('--data', data, '--port', String(somePort()), '--proxy', '127.0.0.1');
    const address = await untilOpen(server);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const health = await fetch(`${address}api/health`);
    expect(await health.json()).toMatchObject({ ok: true });
    const guest = await fetch(`${address}api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: '{"name":"Anna"}',
    });
    expect(guest.headers.get('set-cookie')).toContain('Secure');
    const second = started('--data', data, '--port', String(somePort()));
    expect(await second.ended).toBe(2);
    expect(second.err()).toContain('another server is using this data file');
    const port = new URL(address).port;
    const third = started('--data', newData(), '--port', port);
    expect(await third.ended).toBe(2);
    expect(third.err()).toContain(`Port ${port} is taken.`);
    const copy = join(folder, 'copy.sqlite');
    expect(await ran(['backup', copy, '--data', data])).toMatchObject({ code: 0, err: '' });
    expect((await ran(['restore', copy, '--data', data])).err).toContain('another server');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.out()).toContain('The server has stopped.');
    for (const line of server.err().trim().split('\n'))
      expect(JSON.parse(line)).toHaveProperty('level');
    const restored = await ran(['restore', copy, '--data', data]);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('is kept as');
    const examined = await ran(['doctor', '--data', data]);
    expect(examined).toMatchObject({ code: 0, err: '' });
    expect(examined.out).toContain('Tables: 0;');
  });

  test('without a port it takes the next free one and says so', async () => {
    const taken = createServer().listen(8080, '127.0.0.1');
    taken.on('error', () => {});
    onTestFinished(() => void taken.close());
    const server = started('--data', newData());
    const address = await untilOpen(server);
    expect(Number(new URL(address).port)).toBeGreaterThan(8080);
    expect(server.out()).toContain('Port 8080 is taken');
  });

  test('bad arguments and files are named', async () => {
    expect((await ran(['serve', '--port', 'x'])).err).toContain('--port: “x”');
    expect((await ran(['serve', '--hots'])).code).toBe(2);
    for (const bad of ['here', '127.0.0.1, 300.1.1.1', '10.0.0.0/33', '::1/129', ''])
      expect((await ran(['serve', '--proxy', bad])).err).toContain('--proxy: “');
    expect((await ran(['doctor', '--data', join(folder, 'none')])).err).toContain('does not exist');
    expect((await ran(['backup'])).err).toContain('FILE: this argument is missing');
    expect((await ran(['site'])).err).toContain('DIR: this argument is missing');
    expect((await ran(['site', import.meta.dirname])).err).toContain('holds something else');
    expect((await ran(['help', 'serve'])).out).toContain('--host [ADDRESS]');
  });
});

describe('user', () => {
  const post = (address: string, path: string, body: object, cookie = '') =>
    fetch(`${address}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  test('lists, shows, renames, resets and deletes, whether the server runs or not', async () => {
    const data = newData();
    const server = started('--data', data, '--port', String(somePort()));
    const address = await untilOpen(server);
    const guest = await post(address, 'guest', { name: 'Anna' });
    const { id } = (await guest.json()) as { id: string };
    await post(address, 'guest', { name: 'Bruno' });
    const user = (...argv: string[]) => ran(['user', ...argv, '--data', data]);
    expect((await user('list')).out).toMatch(/· Anna · guest · \d{4}-/);
    expect((await user('rename', 'Anna', 'Bianca')).out).toBe('Anna is now called Bianca.\n');
    expect((await user('show', id)).out).toContain(`Bianca (${id})`);
    const reset = await user('reset', 'Bianca', '--address', address);
    const token = /#(\S+)/.exec(reset.out)?.[1] ?? '';
    const back = await post(address, 'signin/reset', { token, password: 'correct horse' });
    expect(await back.json()).toEqual({ id, name: 'Bianca' });
    expect((await user('rename', 'Bruno', 'BIANCA')).err).toContain('belongs to an account');
    server.child.kill('SIGTERM');
    await server.ended;
    expect((await user('show', 'Bianca')).out).toContain('password: yes');
    expect(await user('delete', 'Bianca')).toMatchObject({ code: 2, out: '' });
    expect((await user('delete', 'Bianca', '--yes')).out).toBe('Bianca was deleted.\n');
    expect((await user('show', id)).err).toContain('no such person');
    expect((await ran(['admin', 'record', '--data', data])).out).toContain(
      'deleted a person · Bianca',
    );
  });

  test('refuses what makes no sense', async () => {
    expect((await ran(['user'])).err).toContain('list|show|rename|reset|delete');
    expect((await ran(['user', 'dance'])).err).toContain('dance');
    expect((await ran(['user', 'list', '--data', join(folder, 'none')])).err).toContain('exist');
    expect((await ran(['serve', '--smtp', 'smtp://x', '--data', newData()])).err).toContain(
      '--mail-from',
    );
  });
});

describe('admin', () => {
  test('prints a link that lets a keeper in once, also while the server runs', async () => {
    const data = newData();
    const server = started('--data', data, '--port', String(somePort()));
    const address = await untilOpen(server);
    const made = await ran(['admin', 'link', '--name', 'Elena', '--data', data]);
    expect(made).toMatchObject({ code: 0, err: '' });
    const url = new URL(/http:\S+/.exec(made.out)?.[0] ?? '');
    expect(url.href.startsWith(`${address}keeper#`)).toBe(true);
    const enter = () =>
      fetch(`${address}api/keeper/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: url.hash.slice(1) }),
      });
    expect((await enter()).status).toBe(200);
    expect((await enter()).status).toBe(410);
    expect((await ran(['admin', 'entry', '--data', data])).out).toContain('Open: anybody');
    const closed = await ran(['admin', 'entry', 'closed', '--name', 'Elena', '--data', data]);
    expect(closed.out).toContain('Closed');
    const guest = await fetch(`${address}api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    expect(guest.status).toBe(403);
    const { out } = await ran(['admin', 'record', '--data', data]);
    const acts = out
      .trim()
      .split('\n')
      .map((line) => line.split(' · ').slice(1, 3).join(' '));
    expect(acts).toEqual(['Elena chose who may come in', 'Elena entered', 'Elena made a link']);
    const elsewhere = ['admin', 'link', '--address', 'https://play.example/house', '--data', data];
    expect((await ran(elsewhere)).out).toContain('https://play.example/house/keeper#');
  });

  test('bad arguments and files are named, and change nothing', async () => {
    expect((await ran(['admin'])).err).toContain('link|entry|record');
    expect((await ran(['admin', 'dance'])).err).toContain('dance');
    expect((await ran(['admin', 'link', '--address', 'here'])).err).toContain('--address: “here”');
    expect((await ran(['admin', 'link', '--data', join(folder, 'none')])).err).toContain('exist');
    const data = newData();
    const server = started('--data', data, '--port', String(somePort()));
    await untilOpen(server);
    expect((await ran(['admin', 'entry', 'wide', '--data', data])).err).toContain('wide');
    expect((await ran(['admin', 'record', '--data', data])).out).toContain('Nothing has been done');
  });
});

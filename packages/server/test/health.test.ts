import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeProbe } from '../src/http/health.ts';
import { openSqlite } from '../src/storage/index.ts';
import { client } from './client.ts';
import { newFolder, people, serve } from './setup.ts';

const TIMEOUT_MS = 120_000;
const NOT_WELL = { ok: false, refusal: { msg: { key: 'server.notWritten' } } };

/** Starts a server whose files cannot grow beyond 400 blocks of 512 bytes, as on a disk that is almost full. */
async function serveOnSmallDisk(): Promise<number> {
  const data = join(newFolder(), 'data.sqlite');
  await (await openSqlite(data)).close();
  const script = join(import.meta.dirname, 'child-server.ts');
  const run = 'ulimit -f 400; exec "$0" "$@"';
  const args = ['-c', run, process.execPath, script, data, '0'];
  const child = spawn('sh', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.startsWith('ready ')) resolve(Number(text.slice(6)));
    });
  });
}

test.runIf(process.platform !== 'win32')('a server that cannot write is not well', async () => {
  const port = await serveOnSmallDisk();
  const anna = await client(port, 'Anna');
  expect(await anna.get('/api/health')).toMatchObject({ status: 200, body: { ok: true } });
  let status = 200;
  for (let n = 0; status === 200; n++)
    ({ status } = await anna.post('/api/me', { name: `Anna ${n}` }));
  expect(status).toBe(507);
  await vi.waitUntil(async () => (await anna.get('/api/health')).status !== 200, TIMEOUT_MS);
  const health = await anna.get('/api/health');
  expect(health).toMatchObject({ status: 503, body: NOT_WELL });
  expect(health.headers.get('x-content-type-options')).toBe('nosniff');
});

test.runIf(process.platform !== 'win32')(
  'nor is one whose data file is gone, until it is back',
  async () => {
    const data = join(newFolder(), 'data.sqlite');
    const lines: string[] = [];
    const { port } = await serve({ data, log: { write: (line) => void lines.push(line) } });
    const [anna] = await people(port, 'Anna');
    const until = (status: number) =>
      vi.waitUntil(async () => {
        const health = await anna.get('/api/health');
        return health.status === status && health;
      }, TIMEOUT_MS);
    renameSync(data, `${data}.away`);
    expect((await until(503)).body).toMatchObject(NOT_WELL);
    writeFileSync(data, '');
    const seen = lines.length;
    await vi.waitUntil(() => anna.get('/api/health').then(() => lines.length > seen), TIMEOUT_MS);
    expect(lines.at(-1)).toContain('nothing can be written');
    renameSync(`${data}.away`, data);
    expect((await until(200)).body).toMatchObject({ ok: true });
  },
);

test('however often it is asked, it writes once a second', async () => {
  let now = 0;
  let written = 0;
  const storage = { probe: async () => void written++ };
  const log = { info() {}, warn() {}, error() {} };
  const canWrite = writeProbe({ storage, log }, () => now);
  for (; now < 2000; now += 10)
    expect(await Promise.all([canWrite(), canWrite()])).toEqual([true, true]);
  expect(written).toBe(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

it('serves the page from its sources and the API of a server beside it, at one address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-dev-'));
  const dev = spawn(
    process.execPath,
    [join(import.meta.dirname, 'dev.ts'), '--data', join(folder, 'dev.sqlite')],
    { env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(async () => {
    const ended = once(dev, 'close');
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const address = await vi.waitFor(() => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? missing(), {
    timeout: 240_000,
  });
  expect(await (await fetch(address)).text()).toContain('/src/main.tsx');
  const games = await vi.waitFor(
    async () => (await (await fetch(`${address}/api/games`)).json()) as { id: string }[],
    { timeout: 240_000, interval: 200 },
  );
  expect(games.map((game) => game.id)).toContain('lanterns');
});

function missing(): never {
  throw new Error('no address yet');
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PYTHON } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { begun, newFolder, people, serve } from './setup.ts';

const root = join(import.meta.dirname, '../../..');
const fondaco = `"${process.execPath}" "${join(root, 'bin/fondaco.mjs')}" engine --player greedy`;

/** A program of one line. */
function program(code: string): string {
  const file = join(newFolder(), 'program.mjs');
  writeFileSync(file, code);
  return `"${process.execPath}" "${file}"`;
}

/** Anna leaves a table of bots to themselves and watches how the game ends. */
async function playedBy(
  engines: Record<string, { command: string; graceMs?: number }>,
  game = 'oltre-mare',
) {
  const { port } = await serve({ engines });
  const [anna] = await people(port, 'Anna');
  const [name = ''] = Object.keys(engines);
  const id = await begun([anna], { game, bots: 2, player: name });
  const page = await anna.page();
  await page.say({ t: 'watch', table: id });
  await anna.post(`/api/tables/${id}/leave`, {});
  await page.untilTrue(() => page.tables.get(id)?.status === 'over');
  return page.tables.get(id);
}

test('a program that speaks the protocol plays a game to its end', async () => {
  expect((await playedBy({ foreign: { command: fondaco } }))?.status).toBe('over');
});

test.runIf(PYTHON !== undefined)('the example in Python plays a game to its end', async () => {
  const command = `${PYTHON} "${join(root, 'docs/examples/thrifty.py')}"`;
  expect((await playedBy({ thrifty: { command } }))?.status).toBe('over');
});

test.each([
  ['ends at once', 'process.exit(1)'],
  ['says something else', "process.stdin.on('data', () => console.log('what {}'))"],
  ['never answers', "console.log('engine {}'); process.stdin.resume()"],
  ['asks for too much memory', 'const eaten = []; for (;;) eaten.push(Buffer.alloc(1e8, 1))'],
])('a program that %s is replaced, and the game goes on', async (_what, code) => {
  const broken = { command: program(code), graceMs: 500 };
  expect((await playedBy({ broken }, 'lanterns'))?.status).toBe('over');
});

test('a program that does not exist is replaced too', async () => {
  const missing = { command: 'no-such-program' };
  expect((await playedBy({ missing }, 'lanterns'))?.status).toBe('over');
});

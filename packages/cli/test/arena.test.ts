import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { packHash } from '@fondaco/kernel';
import { inRepo, PYTHON } from '@fondaco/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'fondaco-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Summary {
  games: number;
  players: {
    name: string;
    games: number;
    wins: number;
    share: number;
    low: number;
    high: number;
  }[];
  decided?: string;
}

const ARENA = ['arena', 'oltre-mare', '--iterations', '8', '--json'];

/** What an arena prints, without what depends on the machine. */
async function summary(...flags: string[]): Promise<Summary> {
  const { code, out, err } = await ran([...ARENA, ...flags]);
  expect(code, err).toBe(0);
  return JSON.parse(out, (key, value) => (/Ms|ms/.test(key) ? undefined : value)) as Summary;
}

describe('arena', () => {
  test('every player sits in every seat, and the same seed gives the same games', async () => {
    const flags = ['--players', 'relaxed,random,greedy', '--seats', '3', '--games', '6'];
    const once = await summary(...flags);
    expect(once.players.map((p) => [p.name, p.games])).toEqual([
      ['relaxed', 6],
      ['random', 6],
      ['greedy', 6],
    ]);
    expect(once.players.reduce((sum, p) => sum + p.wins, 0)).toBeCloseTo(6);
    expect(await summary(...flags)).toEqual(once);
  });

  test('an interrupted run goes on where it stopped', async () => {
    const log = join(folder, 'games.jsonl');
    const flags = ['--players', 'relaxed,random', '--games', '6'];
    const whole = await summary(...flags);
    await summary(...flags.slice(0, 3), '4', '--log', log);
    // The last line was being written.
    writeFileSync(log, readFileSync(log, 'utf8').slice(0, -20));
    expect(await summary(...flags, '--log', log)).toEqual(whole);
    const games = readFileSync(log, 'utf8').trim().split('\n').length - 1;
    expect(games).toBe(6);
    const other = await ran([...ARENA, ...flags, '--seed', '2', '--log', log]);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('other settings') });
  });

  test('stops as soon as the line is decided', async () => {
    const flags = ['--players', 'skilled,random', '--games', '200', '--decide', '50'];
    const { games, decided, players } = await summary(...flags);
    expect(decided).toBe('above');
    expect(games).toBeLessThan(60);
    expect(players[0]?.low).toBeGreaterThan(0.5);
  });

  test.each([
    ['skilled', 'relaxed'],
    ['master', 'skilled'],
  ])('with equally many continuations, %s still beats %s', async (...players) => {
    const flags = ['--players', players.join(), '--games', '100', '--decide', '50'];
    expect((await summary(...flags)).decided).toBe('above');
  });

  test.runIf(PYTHON !== undefined)('a program in Python plays by the line protocol', async () => {
    const thrifty = `thrifty=${PYTHON} "${inRepo('docs/examples/thrifty.py')}"`;
    const flags = ['--players', 'thrifty,random', '--engine', thrifty, '--games', '4'];
    const once = await summary(...flags);
    expect(once.players.map((p) => [p.name, p.games])).toEqual([
      ['thrifty', 4],
      ['random', 4],
    ]);
    // It takes what it is given as its seed.
    expect(await summary(...flags)).toEqual(once);
  });

  test.each([
    ['ends', 'process.exit(1)', 'has ended'],
    [
      'gives an answer that is not legal',
      `import { createInterface } from 'node:readline';
       for await (const line of createInterface({ input: process.stdin }))
         if (line.startsWith('fondaco')) console.log('engine {}');
         else if (line.startsWith('ask')) console.log('answer {"action":{"do":"cheat"}}');`,
      'cheat',
    ],
  ])('a program that %s stops the run, and is named', async (_what, code, reason) => {
    const file = join(folder, 'broken.mjs');
    writeFileSync(file, code);
    const broken = `broken="${process.execPath}" "${file}"`;
    const { code: exit, err } = await ran([...ARENA, '--players', 'broken', '--engine', broken]);
    expect(exit).toBe(70);
    expect(err).toContain('broken: ');
    expect(err).toContain(reason);
  });

  test('names what is wrong with its arguments', async () => {
    expect(await ran([...ARENA, '--players', 'skilled,nobody'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('nobody'),
    });
    // A program must not go by the name of one of our bots.
    expect(await ran([...ARENA, '--engine', 'skilled=x'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('skilled=x'),
    });
  });
});

describe('train', () => {
  const train = (...flags: string[]) =>
    ran(['train', 'oltre-mare', '--options', 'edition=first', '--games', '2', ...flags]);

  test('the same seed gives the same weights, also after an interruption', async () => {
    const once = await train();
    expect(once.code, once.err).toBe(0);
    const learned = JSON.parse(once.out);
    expect(learned).toMatchObject({ options: { edition: 'first' }, seats: 2 });
    expect(learned.weights.ducats).toBe(1);
    const log = join(folder, 'generations.jsonl');
    await train('--generations', '1', '--log', log);
    expect((await train('--log', log)).out).toBe(once.out);
    expect((await train('--seed', '2')).out).not.toBe(once.out);
  });

  test('weights take the place of those for the same options and seats', async () => {
    const file = join(folder, 'learned.json');
    for (const seats of ['2', '3', '2'])
      await train('--seats', seats, '--generations', '1', '--out', file);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { seats: number }[];
    expect(kept.map((x) => x.seats)).toEqual([2, 3]);
  });

  test('odds are measured from the games of an arena, and kept beside the weights', async () => {
    const log = join(folder, 'odds.jsonl');
    const file = join(folder, 'odds.json');
    const first = ['--options', 'edition=first'];
    await summary(...first, '--players', 'greedy,greedy', '--games', '6', '--log', log);
    await train('--generations', '1', '--out', file);
    expect(await train('--odds', log, '--out', file)).toMatchObject({ code: 0, err: '' });
    const [kept] = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept).toMatchObject({ weights: { ducats: 1 }, oddsFrom: { games: 6 } });
    for (const points of kept.odds) expect(points).toBeGreaterThan(0);
    expect(kept.oddsFrom.pack).toBe(packHash(oltreMare.components));
    const pack = join(folder, 'pack.json');
    writeFileSync(pack, JSON.stringify({ ...oltreMare.components, name: 'Another' }));
    for (const flags of [
      ['--seats', '3'],
      ['--pack', pack],
      ['--options', 'edition=second'],
    ])
      expect(await train('--odds', log, ...flags)).toMatchObject({
        code: 2,
        err: expect.stringContaining('other settings'),
      });
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/run.ts';
import { ran } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'fondaco-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const SIMULATE = [
  'simulate',
  'oltre-mare',
  '--seats',
  '3',
  '--games',
  '4',
  '--seed',
  '7',
  '--json',
];

async function figures(argv: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await ran(argv);
  expect(code).toBe(0);
  const { seconds: _, gamesPerSecond: __, decisionsPerSecond: ___, ...rest } = JSON.parse(out);
  return rest;
}

describe('simulate', () => {
  test.each(['random', 'greedy'])('gives the same %s games for one seed', async (player) => {
    const argv = [...SIMULATE, '--player', player, '--options', 'edition=first'];
    const once = await figures(argv);
    expect(once).toMatchObject({ games: 4, finished: 4, errors: 0, seats: 3, player, seed: 7 });
    expect(await figures(argv)).toEqual(once);
  });

  test('records the games it counts, and they verify and replay', async () => {
    const games = join(folder, 'games');
    expect(await figures([...SIMULATE, '--record', games])).toEqual(await figures(SIMULATE));
    expect(readdirSync(games)).toHaveLength(4);
    const file = join(games, 'oltre-mare-7-0.jsonl');
    expect((await ran(['verify', file])).code).toBe(0);
    const open = await ran(['replay', file]);
    expect(open.out).toContain('The game is over. Victory:');
    expect(open.out).toMatch(/Chiara is dealt \w+ \(/);
    const seen = await ran(['replay', file, '--seat', '1']);
    expect(seen.out).toMatch(/Chiara is dealt 4 cards/);
    const position = await ran(['replay', file, '--at', '20']);
    expect(position.out).toContain('Seen by Chiara');
  });

  test('a pack may hold only what differs; its names are told, and what is strange in it', async () => {
    const spices = { id: 'spices', name: 'Cloves', row: [5, 4] };
    const file = write(
      'cloves.json',
      JSON.stringify({ base: 'shipped', editions: { second: { goods: [spices] } } }),
    );
    const checked = await ran(['pack', 'oltre-mare', file]);
    expect(checked.out).toContain('a longer run of Cloves brings less');
    const games = join(folder, 'cloves');
    await figures([...SIMULATE, '--pack', file, '--record', games]);
    const { out } = await ran(['replay', join(games, 'oltre-mare-7-1.jsonl')]);
    expect(out).toContain('Cloves');
    expect(out).not.toContain('Spices');
  });

  test('plays with another pack, which the record carries', async () => {
    const { out } = await ran(['pack', 'oltre-mare']);
    const pack = JSON.parse(out);
    for (const good of pack.editions.second.goods) good.row = [2, 4, 9];
    const file = write('pack.json', JSON.stringify(pack));
    expect((await ran(['pack', 'oltre-mare', file])).code).toBe(0);
    const games = join(folder, 'packed');
    await figures([...SIMULATE, '--pack', file, '--record', games]);
    expect((await ran(['verify', join(games, 'oltre-mare-7-1.jsonl')])).code).toBe(0);
  });

  test('is readable without --json', async () => {
    const { out } = await ran(SIMULATE.slice(0, -1));
    expect(out).toMatch(/Finished\s+4/);
  });
});

test('a changed game file does not verify', async () => {
  const games = join(folder, 'tampered');
  await ran([...SIMULATE, '--record', games]);
  const file = join(games, 'oltre-mare-7-2.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n');
  const entry = JSON.parse(lines[30] ?? '');
  lines[30] = JSON.stringify({ ...entry, reveals: [0, 1, 2] });
  const { code, err } = await ran(['verify', write('tampered.jsonl', lines.join('\n'))]);
  expect(code).toBe(1);
  expect(err).toMatch(/Line 31: /);
  expect((await ran(['replay', write('tampered.jsonl', lines.join('\n'))])).code).toBe(1);
});

describe('bad input', () => {
  const pack = (change: (p: { routes: { a: string }[]; constants: object }) => void): string => {
    const source = join(
      import.meta.dirname,
      '../../../games/oltre-mare/rules/components/shipped.json',
    );
    const values = JSON.parse(readFileSync(source, 'utf8'));
    change(values);
    return write('bad-pack.json', JSON.stringify(values));
  };

  test.each([
    [['plya'], 'plya'],
    [['--nonsense'], '--nonsense'],
    [['play', 'oltre-mare', '--sets', '3'], '--sets'],
    [['play', 'oltre-mare', '--seats'], '--seats'],
    [['play', 'oltre-mare', '--seats', '9'], '--seats'],
    [['play', 'oltre-mare', '--seat', '4', '--seats', '3'], '--seat'],
    [['play', 'oltre-mare', '--bots', 'clever'], 'clever'],
    [['play', 'oltre-mare', 'twice'], 'twice'],
    [['play', 'oltre-mare', '--out', '/nowhere/at/all'], '/nowhere/at/all'],
    [['play', 'chess'], 'chess'],
    [['play'], 'GAME'],
    [['play', 'oltre-mare', '--options', 'edition=third'], '/edition'],
    [['play', 'oltre-mare', '--options', 'edition'], 'edition'],
    [['play', 'oltre-mare', '--options', 'colour=red'], '/colour'],
    [['simulate', 'oltre-mare', '--json=yes'], '--json'],
    [['simulate', 'oltre-mare', '--seed', '--json'], '--seed'],
    [['simulate', 'oltre-mare', '--games', 'many'], 'many'],
    [['verify', '/nowhere/at/all'], '/nowhere/at/all'],
    [['help', 'me'], 'me'],
    [['--lang', 'tlh'], 'tlh'],
    [['scenario', '/nowhere/at/all'], '/nowhere/at/all'],
  ])('%j is refused in one line that names %s', async (argv, place) => {
    await expectOneLine(argv, place);
  });

  test('a pack is refused with the path of the bad value', async () => {
    const broken = pack((p) => {
      p.routes[3] = { ...p.routes[3], a: 'atlantis' };
    });
    await expectOneLine(['simulate', 'oltre-mare', '--pack', broken], '/routes/3/a');
    const strange = pack((p) => {
      p.constants = { ...p.constants, price: 'dear' };
    });
    await expectOneLine(['pack', 'oltre-mare', strange], '/constants/price');
    await expectOneLine(['pack', 'oltre-mare', write('not.json', '{')], 'not.json');
  });

  test('a malformed game file is refused with its line', async () => {
    await expectOneLine(['verify', write('a.jsonl', 'nonsense')], 'Line 1');
    await expectOneLine(
      ['verify', write('h.jsonl', '{"t":"header","format":1}\n{"t":"pack"}')],
      'Line 1',
    );
    const header = '{"t":"header","format":1,"chance":{"t":"seeded","seed":"x"}}';
    await expectOneLine(['replay', write('b.jsonl', `${header}\n{}`)], 'Line 2');
  });

  test('a malformed scenario is refused with its line', async () => {
    const { code, err } = await ran(['scenario', write('c.yaml', 'rule: om.trade.1\ntitle: [')]);
    expect(code).toBe(2);
    expect(err).toMatch(/c\.yaml, line 2/);
  });

  async function expectOneLine(argv: string[], place: string): Promise<void> {
    const { code, out, err } = await ran(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(place);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test('what nobody expected gets one line, and a stack for those who ask', async () => {
  const after = () => {
    throw new Error('boom');
  };
  const play = ['play', 'oltre-mare', '--seed', 'x1'];
  const { code, err } = await ran(play, { after });
  expect(code).toBe(70);
  expect(err).toMatch(/^fondaco: .*boom.*FONDACO_DEBUG=1.*\n$/);
  expect((await ran(play, { after, env: { FONDACO_DEBUG: '1' } })).err).toMatch(/\n\s+at /);
});

test('complaints are in the language asked for', async () => {
  expect((await ran(['--lang', 'ru', 'plya'])).err).toContain('Команды «plya» нет');
  expect((await ran(['plya'], { env: { LANG: 'fr_FR.UTF-8' } })).err).toContain('n’existe pas');
  expect((await ran(['plya'], { env: { LANG: 'fr_FR', FONDACO_LANG: 'en' } })).err).toContain(
    'no command',
  );
});

test('help and version', async () => {
  expect((await ran(['--version'])).out).toMatch(/^fondaco \d/);
  const commands = Object.keys(COMMANDS).filter((name) => /^[a-z]/.test(name));
  for (const lang of ['en', 'fr', 'ru']) {
    const { out } = await ran(['help', '--lang', lang]);
    for (const command of commands.filter((name) => !['help', 'version'].includes(name))) {
      expect(out).toMatch(new RegExp(`^  ${command} +\\p{L}`, 'mu'));
      const about = await ran(['help', command, '--lang', lang]);
      expect([command, about.code]).toEqual([command, 0]);
      expect(about.out).toContain(`fondaco ${command}`);
      expect(about.out).not.toMatch(/\bcli\./);
    }
  }
  expect((await ran(['play', '--help'])).out).toContain('--seats');
});

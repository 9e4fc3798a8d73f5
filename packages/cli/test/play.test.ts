import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'fondaco-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAY = ['play', 'oltre-mare', '--seed', 'x1', '--bots', 'greedy'];
/** Takes the first answer of every question. */
const first = (prompt: string) => (prompt === '> ' ? '1' : '');

describe('a whole game in the terminal', () => {
  test('ends with a breakdown, and its file verifies', async () => {
    const file = join(folder, 'game.jsonl');
    const argv = ['play', 'oltre-mare', '--seats', '3', '--out', file];
    const played = await ran(argv, { after: first });
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toContain('All draws come from a secret');
    expect(played.out).toMatch(/Place\s+1\s+2\s+3/);
    expect(played.out).toContain('Ducats at the start');
    const verified = await ran(['verify', file]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('from the secret the table promised at the start');
  });

  test('of a game without a look ends with a breakdown too', async () => {
    const played = await ran(['play', 'lanterns', '--seats', '3', '--seed', 'x1'], {
      after: first,
    });
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toContain('3 rounds have been played.');
    expect(played.out).toMatch(/Place\s+1/);
  });

  test.each(['fr', 'ru'])('has words for everything in %s', async (lang) => {
    const played = await ran([...PLAY, '--seats', '4', '--bots', 'random', '--lang', lang], {
      after: first,
      columns: 70,
    });
    expect(played.code).toBe(0);
    expect(played.out).not.toMatch(/\b(cli|om|kernel)\.[a-z]+\.[a-zA-Z]/);
    expect(played.out).not.toContain('{{');
  });

  test.each(['en', 'fr', 'ru'])('of Merchant of Venus counts equal goods in %s', async (lang) => {
    const argv = ['play', 'merchant-of-venus-standard', '--seed', 'x1', '--seats', '2'];
    const lines = [...Array(12).fill('1'), 'q', 'y'];
    const played = await ran([...argv, '--lang', lang], { lines });
    expect(played.out).toMatch(/; \d × \p{L}/u);
    expect(played.out).not.toMatch(/(\p{Lu}[\p{L} ]+), \1[,;\n]/u);
    expect(played.out).not.toMatch(/\b(cli|mvs?|kernel)\.[a-z]+\.[a-zA-Z]/);
  });

  test.each(['en', 'fr', 'ru'])('gives a hint with its reason in %s', async (lang) => {
    const played = await ran([...PLAY, '--seats', '2', '--lang', lang], {
      lines: ['i', 'hint', 'q', 'y'],
    });
    const best = { en: 'Hint: ', fr: 'Conseil : ', ru: 'Подсказка: ' }[lang] ?? '';
    expect(played.out.split(best)).toHaveLength(3);
    expect(played.out).toMatch(/ [+-]\d+([.,]\d)? \p{L}/u);
    expect(played.out).not.toMatch(/\b(cli|om|kernel)\.[a-z]+\.[a-zA-Z]/);
  });

  test('shows only what the seat may know', async () => {
    const played = await ran([...PLAY, '--seats', '2'], { lines: ['log', 'q', 'y'] });
    expect(played.out).toMatch(/Anna is dealt \w+ \(/);
    expect(played.out).toMatch(/Bruno is dealt 4 cards/);
    expect(played.out).toContain('You have left the table');
  });
});

describe('at the prompt', () => {
  test('an answer is taken back freely, and beyond a barrier with consent', async () => {
    const { out } = await ran(PLAY, { lines: ['2', 'u', '1', 'u', 'n', 'u', 'y', 'u', 'q', 'y'] });
    expect(out).toContain('Anna ends trading.');
    expect(out.match(/Anna takes the last answer back/g)).toHaveLength(2);
    expect(out).toContain('would let you go back');
    expect(out).toContain('There is nothing to take back.');
  });

  test('terms against the rules are refused with the rule, and asked again', async () => {
    const { out } = await ran(PLAY, { lines: ['3', '', '', '5', 'q', 'y'] });
    expect(out).toContain('Not possible: A trade moves at least one card. (om.trade.3)');
    expect(out.match(/Trade with anyone, or buy cards/g)).toHaveLength(2);
  });

  test('an offer with a claim and a wish is made in words', async () => {
    const wish = ['y', 'sail', '', '2'];
    const lines = ['3', '1', 'sal', ...wish, '−2', 'y', 'ducats', '', '', 'Rho', 'q', 'y'];
    const { out } = await ran(PLAY, { lines });
    expect(out).toMatch(
      /gives \w+ \(claim: ducats and Rhodes\), asks for salt \(wish: sail and\s+load 2\) and 2 ducats/,
    );
  });

  test('words that mean nothing are met with what can be typed', async () => {
    const { out } = await ran(PLAY, { lines: ['99', 'hello', '3', 'x', 'q', 'y'] });
    expect(out.match(/Please type a number from 1 to 5/g)).toHaveLength(2);
    expect(out.match(/Trade with anyone, or buy cards/g)).toHaveLength(2);
  });

  test('reasons, rules, map and aid are shown', async () => {
    const lines = ['?', 'r om.trade.6', 'r setup.1', 'r nonsense', 'm', 'h', 'o', 's', 'q', 'y'];
    const { out } = await ran(PLAY, { lines });
    expect(out).toContain('Nobody has anything to answer. (om.trade.8)');
    expect(out).toContain('om.trade.6 · Keep your load within reach');
    expect(out).toMatch(/spices\s+8\s+0 \/ 4/);
    expect(out).toContain('no paragraph “nonsense”');
    expect(out).toContain('( )Constantinople');
    expect(out).toMatch(/grain\s+1\s+2\s+4\s+7\s+12/);
  });

  test('a command in the Russian layout means its key', async () => {
    const { out } = await ran([...PLAY, '--lang', 'ru'], { lines: ['ь', 'й', 'да'], rows: 24 });
    expect(out).toContain('Неаполь');
    expect(out).toContain('Вы вышли из-за стола');
  });

  test('a far port is reached by one answer', async () => {
    const { out } = await ran(PLAY, { lines: ['2', '1', '1', '1', '2', 'u', 'q', 'y'] });
    expect(out).toContain('Anna sails Trebizond – ');
    expect(out.match(/Sail to a neighbouring port/g)).toHaveLength(2);
  });

  test('the end of input leaves the game', async () => {
    const out = join(folder, 'unfinished.jsonl');
    const played = await ran([...PLAY, '--out', out]);
    expect(played.code).toBe(0);
    expect(existsSync(out)).toBe(false);
  });

  test('a person who pauses can speak in the turns of others', async () => {
    const { out } = await ran([...PLAY, '--pause'], {
      lines: ['o', '1', '1', '', '3', '', 'q', 'y'],
    });
    expect(out).toContain('You may act now');
    expect(out).toMatch(/Anna makes an offer to Bruno: gives \w+ and 3 ducats, asks for nothing/);
  });
});

describe('started without a command', () => {
  test('a terminal gets a game', async () => {
    const { code, out } = await ran([], {
      tty: true,
      env: { NO_COLOR: '1' },
      lines: ['ru', '1', '2', 'q', 'д'],
    });
    expect(code).toBe(0);
    expect(out).toContain('Welcome to Fondaco');
    expect(out).toContain('Вы — Анна');
  });

  test('without one there is help', async () => {
    const { code, out } = await ran([]);
    expect(code).toBe(0);
    expect(out).toContain('simulate');
  });
});

test('colour comes with a terminal, and not against NO_COLOR', async () => {
  const typed = { tty: true, lines: ['q', 'y'] };
  expect((await ran(PLAY, typed)).out).toContain('\u001b[');
  expect((await ran(PLAY, { ...typed, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b[');
});

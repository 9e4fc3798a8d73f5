import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRepo } from '../src/paths.ts';

const read = (file: string): string => readFileSync(inRepo(file), 'utf8');

/** Files of a folder and all below it. */
const filesIn = (folder: string): string[] =>
  readdirSync(inRepo(folder), { recursive: true, encoding: 'utf8' })
    .filter((x) => /\.(md|ts|yaml)$/.test(x))
    .map((x) => join(folder, x));

const RULING = /(?<![\w.])S\d+(?![\w.]*\w)/g;
const rulings = read('docs/rules/rulings-standard.md');
const published = [...rulings.matchAll(/^### (S\d+) · /gm)].map((m) => m[1] as string);

const SOURCES = [
  ...filesIn('docs/rules').filter((x) => /standard|rulings/.test(x)),
  ...filesIn('fixtures/scenarios/merchant-of-venus-standard'),
  ...filesIn('packages/merchant-of-venus/src').filter((x) => x.endsWith('.ts')),
];

describe('rulings of the Standard game', () => {
  test('are published once each, from S1 on, without gaps', () => {
    expect(new Set(published).size).toBe(published.length);
    const sorted = published.map((x) => Number(x.slice(1))).sort((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, i) => i + 1));
  });

  test('all have a reason', () => {
    const bare = rulings
      .split(/^### /m)
      .slice(1)
      .filter((x) => !x.includes('*Reason:*'));
    expect(bare).toEqual([]);
  });

  test('that are cited anywhere are published', () => {
    const unknown = SOURCES.flatMap((file) =>
      [...read(file).matchAll(RULING)].flatMap(([id]) =>
        published.includes(id) ? [] : [`${file}: ${id}`],
      ),
    );
    expect(SOURCES.length).toBeGreaterThan(400);
    expect(unknown).toEqual([]);
  });

  test('name paragraphs that cite them, in every language', () => {
    for (const lang of ['en', 'fr', 'ru']) {
      const book = read(`docs/rules/merchant-of-venus-standard.${lang}.md`);
      const cited = new Set([...book.matchAll(RULING)].map(([id]) => id));
      const silent = rulings
        .split(/^### /m)
        .slice(1)
        .filter((x) => x.includes('*Decides:'));
      const missing = silent.map((x) => x.split(' ')[0] as string).filter((id) => !cited.has(id));
      expect(missing).toEqual([]);
    }
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { offered } from '@fondaco/games';
import { bookTables } from '@fondaco/games/merchant-of-venus/classic/rules/components/book-tables.ts';
import { shipped } from '@fondaco/games/merchant-of-venus/classic/rules/components/shipped.ts';
import { rulebookFile } from '@fondaco/games/node.ts';
import type { BookTable, BookTables, Example, Msg, Param } from '@fondaco/kernel';
import { examplesOf } from '@fondaco/testkit/scenario';
import { hasText } from '@fondaco/text';
import { languages } from '@fondaco/text/files';
import { describe, expect, test } from 'vitest';
import { type Block, parseBook, type Rulebook } from './parse.ts';

const root = join(import.meta.dirname, '../../../..');
const LANGS = languages();

/** All texts that the page of the rules has in a language. */
const textsIn = (lang: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(
      [
        `games/**/locales/${lang}/{table,lobby,rulebook}.json`,
        `packages/web/src/{screens,table,rulebook}/locales/${lang}.json`,
        `packages/{kernel,server}/src/locales/${lang}.json`,
      ],
      { cwd: root },
    ).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))),
  );

/** The names that cities and spaceports have on the board are the same in every language. */
const PLACE = 'mv.name.';

/** The keys of a message and of everything in it. */
function keysIn(param: Param): string[] {
  if (Array.isArray(param)) return param.flatMap(keysIn);
  if (typeof param !== 'object' || !('key' in param) || param.key.startsWith(PLACE)) return [];
  return [param.key, ...Object.values(param.params ?? {}).flatMap(keysIn)];
}

const blocksOf = ({ intro, sections }: Rulebook): Block[] => [
  ...intro,
  ...sections.flatMap((s) => [...s.intro, ...s.rules.flatMap(({ blocks }) => blocks)]),
];
const madeIn = (book: Rulebook, kind: string): string[] =>
  blocksOf(book).flatMap((block) => (block.t === 'made' && block.kind === kind ? block.name : []));

describe.each(offered.map((m) => [m.id, m] as const))('%s', (_, m) => {
  const bookIn = (lang: string): Rulebook => parseBook(readFileSync(rulebookFile(m, lang), 'utf8'));
  const tables = async (): Promise<BookTables> =>
    (await import(join(root, 'games', m.folder, 'rules/components/book-tables.ts'))).bookTables();
  const lacking = (lang: string, keys: readonly string[]): string[] => {
    const texts = textsIn(lang);
    return [...new Set(keys)].filter((key) => !hasText(texts, key));
  };

  test('every table has rows of as many cells as it has columns', async () => {
    for (const [name, { columns, rows }] of Object.entries(await tables())) {
      expect(rows.length, name).toBeGreaterThan(1);
      expect(
        rows.filter((row) => row.length !== columns.length),
        name,
      ).toEqual([]);
    }
  });

  test.each(LANGS)('in %s the tables are in words', async (lang) => {
    const all = Object.values(await tables()).flatMap(({ columns, rows }: BookTable) => [
      ...columns,
      ...rows.flat(),
    ]);
    expect(lacking(lang, all.flatMap(keysIn))).toEqual([]);
  });

  test.each(LANGS)('in %s the book has each table once, and pictures', async (lang) => {
    const book = bookIn(lang);
    expect(madeIn(book, 'table').toSorted()).toEqual(Object.keys(await tables()).toSorted());
    expect(madeIn(book, 'picture').length).toBeGreaterThan(0);
    expect(madeIn(book, 'picture')).toEqual(madeIn(bookIn('en'), 'picture'));
  });

  test.each(LANGS)('in %s what is made points to a file for those who read the source', (lang) => {
    const file = rulebookFile(m, lang);
    const pointers = [...readFileSync(file, 'utf8').matchAll(/\]\(([^ )]+) "(?:table|picture) /g)];
    expect(pointers.length).toBeGreaterThan(2);
    for (const [, path = ''] of pointers) expect(existsSync(join(dirname(file), path))).toBe(true);
  });

  test.each(LANGS)(
    'in %s the book begins with how a turn goes, with links to its rules',
    (lang) => {
      const [overview, ...sections] = bookIn(lang).sections;
      const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id));
      const list = overview?.intro.find((block) => block.t === 'list' && block.ordered);
      const named = JSON.stringify(list).match(/\b[a-z]+\.[a-z]+\.\d+\b/g) ?? [];
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  test.each(LANGS)('in %s the examples are told of rules of the book', async (lang) => {
    const examples: [string, Example[]][] = Object.entries(await examplesOf(m));
    expect(examples.length).toBeGreaterThan(7);
    const ids = bookIn(lang).sections.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(examples.map(([rule]) => rule).filter((rule) => !ids.includes(rule))).toEqual([]);
    const all = examples.flatMap(([, told]) => told);
    for (const { title, steps } of all) expect(steps.length, title).toBeGreaterThan(0);
    const said = all.flatMap(({ steps }) =>
      steps.flatMap(({ told, refused }): Msg[] => [
        ...told,
        ...(refused ? [refused.answer, refused.why] : []),
      ]),
    );
    expect(lacking(lang, [...all.map(({ title }) => title), ...said.flatMap(keysIn)])).toEqual([]);
  });
});

test('the tables are made from the component set of the table', () => {
  const [first, ...others] = shipped.cultures;
  if (!first) throw new Error('a set has cultures');
  const good = { ...first.good, id: 'amber', name: 'Amber', cost: 7 };
  const { goods } = bookTables({ ...shipped, cultures: [{ ...first, good }, ...others] });
  expect(goods?.rows[0]).toContainEqual({ key: 'mv.good.amber', or: 'Amber' });
  expect(goods?.rows[0]).toContain(7);
  expect(goods?.rows).toHaveLength(shipped.cultures.length);
});

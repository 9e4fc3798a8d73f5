import { expect, test } from 'vitest';
import { parseBook } from './parse.ts';
import { markWords, searchRules, wordsIn } from './search.ts';

const book = parseBook(`# A book

An introduction.

## How a turn goes

1. Load (xx.load.1).

## Cargo

### xx.load.1 · Créneau

Les **cœurs** légers : [no link].

*All · a source*

### xx.load.2 · Ёлка

[Goods](../goods.json "table goods")

| Good | Price |
|---|---|
| Salt | 3 |

*One edition · another source; R1*
`);

const made = (name: string): string => (name === 'goods' ? 'Bionic Perfume' : '');
const found = (typed: string): string[] =>
  searchRules(book, wordsIn(typed), made).flatMap(({ rules }) => rules.map(({ id }) => id));

test('a book is cut into sections, rules, blocks and sources', () => {
  const [turn, cargo] = book.sections;
  expect(turn).toMatchObject({ rules: [], intro: [{ t: 'list', ordered: true }] });
  expect(cargo?.rules.map(({ editions, sources }) => [editions, sources])).toEqual([
    ['All', 'a source'],
    ['One edition', 'another source; R1'],
  ]);
  expect(cargo?.rules[1]?.blocks).toEqual([
    { t: 'made', kind: 'table', name: 'goods', caption: 'Goods' },
    { t: 'table', head: ['Good', 'Price'], rows: [['Salt', '3']] },
  ]);
});

test.each([
  ['creneau', ['xx.load.1']],
  ['COEURS leger', ['xx.load.1']],
  ['елка', ['xx.load.2']],
  ['salt 3', ['xx.load.2']],
  ['perfume', ['xx.load.2']],
  ['xx.load.2', ['xx.load.2']],
  ['load', ['xx.load.1', 'xx.load.2']],
  ['salt coeurs', []],
  ['a source', []],
])('%s finds %j: without accents and case, all words, in ids, texts and tables', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test('an empty search leaves the whole book', () => {
  expect(searchRules(book, wordsIn('  '), made)).toEqual(book.sections);
});

test.each([
  ['Créneau', 'neau', ['Cré', 'neau']],
  ['Les cœurs légers', 'coeurs leger', ['Les ', 'cœurs', ' ', 'léger', 's']],
  ['Ёлка', 'е', ['', 'Ё', 'лка']],
  ['salt', 'alt sal', ['', 'salt']],
  ['papapa', 'papa', ['', 'papapa']],
  ['e\u0301te\u0301', 'ete', ['', 'e\u0301te\u0301']],
  ['none', 'x', ['none']],
])('in %s the words %s are every second piece', (text, typed, pieces) => {
  expect(markWords(text, wordsIn(typed))).toEqual(pieces);
});

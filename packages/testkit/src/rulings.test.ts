import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepo } from './paths.ts';
import { filesBelow, sourceFiles } from './rule-report.ts';

const ROOT = inRepo('');

const HEADING = /^### ([RCS]\d+) · \S/gm;
/** R1, C24, S90 standing alone: R for Oltre Mare, C and S for the two games of Merchant of Venus. */
const RULING = /(?<![\w.#-])[RCS]\d{1,3}(?![\w-])/g;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function published(): Map<string, string> {
  const found = new Map<string, string>();
  for (const book of filesBelow(ROOT, 'docs/rules').filter((x) => /\/rulings[^/]*\.md$/.test(x))) {
    for (const [, id] of read(book).matchAll(HEADING)) {
      expect(found.get(id as string), `${id} is published twice`).toBeUndefined();
      found.set(id as string, book);
    }
  }
  return found;
}

/** Of code only what its comments say. */
const commentsOf = (text: string): string =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g)].map(([x]) => x).join('\n');

function cited(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (file: string, text: string): void => {
    for (const id of new Set(text.match(RULING) ?? []))
      found.set(id, [...(found.get(id) ?? []), file]);
  };
  for (const file of [...filesBelow(ROOT, 'docs/rules'), ...filesBelow(ROOT, 'games')])
    if (/\.(md|ya?ml)$/.test(file)) note(file, read(file));
  for (const file of sourceFiles(ROOT)) note(file, commentsOf(read(file)));
  return found;
}

test('every ruling that is cited is published', () => {
  const known = published();
  const missing = [...cited()].filter(([id]) => !known.has(id));
  expect(Object.fromEntries(missing.map(([id, files]) => [id, files.slice(0, 3)]))).toEqual({});
});

test('no number of a ruling is left out', () => {
  const known = published();
  for (const letter of ['R', 'C', 'S']) {
    const last = Math.max(0, ...[...known.keys()].filter((x) => x[0] === letter).map(numberOf));
    const gaps = Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
    expect(gaps.filter((id) => !known.has(id))).toEqual([]);
  }
});

const numberOf = (id: string): number => Number(id.slice(1));

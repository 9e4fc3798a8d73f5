import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lang, Messages } from '@fondaco/kernel';
import { localeProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const folders = globSync('**/locales/en.json', { cwd: src }).map(dirname);

const read = (folder: string, lang: Lang): Messages =>
  JSON.parse(readFileSync(join(src, folder, `${lang}.json`), 'utf8')) as Messages;

/** The chart is lettered in Italian. */
const NAMES = ['om.chart.water.levant', 'om.chart.water.sirte'];

test.each(folders)('texts of %s', (folder) => {
  const texts = { en: read(folder, 'en'), fr: read(folder, 'fr'), ru: read(folder, 'ru') };
  expect(localeProblems(texts, NAMES)).toEqual([]);
});

test('every folder with texts is one of the page', () => {
  const texts = ['words/en.ts', 'words/en-table.ts'].map((x) => readFileSync(join(src, x), 'utf8'));
  const loaded = texts.join('\n');
  for (const folder of folders) expect(loaded).toContain(`'../${folder}/en.json'`);
});

test('a text the sources name by its key is there', () => {
  const others = ['kernel', 'server', 'oltre-mare', 'merchant-of-venus'].map(
    (x) => `../../${x}/src/locales`,
  );
  const all = new Set([...folders, ...others].flatMap((x) => Object.keys(read(x, 'en'))));
  const bases = new Set([...all].map((key) => key.replace(/_(one|few|many|other)$/, '')));
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((f) => !f.includes('.test.'));
  const named = sources.flatMap((file) => {
    const code = readFileSync(join(src, file), 'utf8');
    return [...code.matchAll(/\btext\(\s*'([a-z][\w.]*)'/g)].map((m) => ({
      file,
      key: m[1] ?? '',
    }));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ key }) => !bases.has(key))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lang, Messages } from '@fondaco/kernel';
import { localeProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { LANGS, loadMessages } from './load.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = globSync('packages/web/src/**/locales/en.json', { cwd: root }).map(dirname);

const read = (folder: string, lang: Lang): Messages =>
  JSON.parse(readFileSync(join(root, folder, `${lang}.json`), 'utf8')) as Messages;

test.each(folders)('texts of %s', (folder) => {
  const texts = { en: read(folder, 'en'), fr: read(folder, 'fr'), ru: read(folder, 'ru') };
  expect(localeProblems(texts)).toEqual([]);
});

test('a text the sources name by its key is loaded, in every language', async () => {
  const sources = globSync('{packages/{web,page-kit}/src,games}/**/*.{ts,tsx}', { cwd: root });
  const named = sources
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [...code.matchAll(/\btext\(\s*'([a-z][\w.]*)'/g)].map((m) => ({
        file,
        key: m[1] ?? '',
      }));
    });
  expect(named.length).toBeGreaterThan(100);
  for (const lang of LANGS) {
    const texts = {
      ...(await loadMessages(lang, 'screens')),
      ...(await loadMessages(lang, 'table')),
      ...(await loadMessages(lang, 'more')),
      ...(await loadMessages(lang, 'sets')),
      ...(await loadMessages(lang, 'lessons')),
      ...(await loadMessages(lang, 'rulebook')),
    };
    const bases = new Set(
      Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, '')),
    );
    expect(named.filter(({ key }) => !bases.has(key))).toEqual([]);
  }
});

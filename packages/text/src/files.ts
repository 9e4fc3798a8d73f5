import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Lang, Messages } from '@fondaco/kernel';

/** Texts by language. */
export type Locales = Record<Lang, Messages>;

/** Reads the texts in a folder `locales`: `fr.json`, or every file of `fr/`. */
export function localesIn(folder: string): Locales {
  const found: Locales = {};
  for (const file of globSync('{*.json,*/*.json}', { cwd: folder }).sort()) {
    const lang = dirname(file) === '.' ? basename(file, '.json') : dirname(file);
    const texts: Messages = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    found[lang] = { ...found[lang], ...texts };
  }
  return found;
}

const packages = join(import.meta.dirname, '../..');

/** The texts of a package of this repository. */
export const packageLocales = (name: string): Locales =>
  localesIn(join(packages, name, 'src/locales'));

/** All languages. A language exists when the kernel has texts in it. */
export const languages = (): Lang[] => Object.keys(packageLocales('kernel')).sort();

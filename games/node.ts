import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyGame, adaptGame, type BookTables, type Lang } from '@fondaco/kernel';
import type { MakeTerminalLook } from '@fondaco/terminal-kit/look.ts';
import { type Locales, localesIn } from '@fondaco/text/files';
import { type Manifest, manifestOf, manifests } from './index.ts';

/** Finds the parts of a game's folder in Node. (The page uses `import.meta.glob` instead.) */
const here = import.meta.dirname;

const folderOf = ({ folder }: Manifest): string => join(here, folder);

/** Loads the current rules of the given games, by default of all. */
export const loadGames = (of: readonly Manifest[] = manifests): Promise<AnyGame[]> =>
  Promise.all(of.map((m) => m.rules()));

/** The rules of one version, current or frozen; undefined when that version is unknown. */
export async function findRules(id: string, rulesVersion: number): Promise<AnyGame | undefined> {
  const m = manifestOf(id);
  return m?.rulesVersion === rulesVersion ? m.rules() : loadFrozen(id, rulesVersion);
}

/** Rules of an earlier release; undefined when that version is unknown. */
export async function loadFrozen(id: string, rulesVersion: number): Promise<AnyGame | undefined> {
  const m = manifestOf(id);
  const released = m?.released.find((x) => x.version === rulesVersion);
  if (!m || !released) return undefined;
  const file = join(folderOf(m), 'frozen', released.file);
  const { game } = (await import(pathToFileURL(file).href)) as { game: AnyGame };
  return adaptGame(game, released.contract);
}

export const frozenFolder = (m: Manifest): string => join(folderOf(m), 'frozen');

/** The game's look in the terminal; undefined when it has none of its own. */
export async function terminalLook(m: Manifest): Promise<MakeTerminalLook | undefined> {
  const file = join(folderOf(m), 'terminal/index.ts');
  if (globSync(file).length === 0) return undefined;
  return ((await import(pathToFileURL(file).href)) as { look: MakeTerminalLook }).look;
}

/** The tables of a game's rulebook, from its component set; none when it has none. */
export async function loadBookTables(m: Manifest, pack: unknown): Promise<BookTables> {
  const file = join(folderOf(m), 'rules/components/book-tables.ts');
  if (globSync(file).length === 0) return {};
  type Made = { bookTables(pack: unknown): BookTables };
  return ((await import(pathToFileURL(file).href)) as Made).bookTables(pack);
}

export const scenarioFolder = (m: Manifest): string => join(folderOf(m), 'scenarios');
export const recordedFolder = (m: Manifest): string => join(folderOf(m), 'recorded');
export const rulebookFile = (m: Manifest, lang: Lang): string =>
  join(folderOf(m), 'rulebook', `${lang}.md`);

/** The texts of every folder that has some: games, and what several rule sets of one game share. */
export const gameLocales = (): { place: string; locales: Locales }[] =>
  globSync('**/locales', { cwd: here })
    .sort()
    .map((folder) => ({
      place: dirname(folder).replaceAll('\\', '/'),
      locales: localesIn(join(here, folder)),
    }));

import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Lang } from '@fondaco/kernel';
import type { MakeFace } from '@fondaco/terminal-kit/look.ts';
import { type Locales, localesIn } from '@fondaco/text/files';
import { type Manifest, manifestOf, manifests } from './index.ts';

/** How Node finds what lies in the folder of a game. The page has globs of its own for it. */
const here = import.meta.dirname;

const folderOf = ({ folder }: Manifest): string => join(here, folder);

/** Today's rules of every game; of those not offered too. */
export const loadGames = (of: readonly Manifest[] = manifests): Promise<AnyGame[]> =>
  Promise.all(of.map((m) => m.rules()));

/** The rules of a version, today's or frozen ones. */
export async function findRules(id: string, rulesVersion: number): Promise<AnyGame | undefined> {
  const m = manifestOf(id);
  return m?.rulesVersion === rulesVersion ? m.rules() : loadFrozen(id, rulesVersion);
}

/** Rules that were released earlier; undefined: there are none of this version. */
export async function loadFrozen(id: string, rulesVersion: number): Promise<AnyGame | undefined> {
  const m = manifestOf(id);
  const released = m?.released.find((x) => x.version === rulesVersion);
  if (!m || !released) return undefined;
  const file = join(folderOf(m), 'frozen', released.file);
  const { game } = (await import(pathToFileURL(file).href)) as { game: AnyGame };
  return game;
}

export const frozenFolder = (m: Manifest): string => join(folderOf(m), 'frozen');

/** The game's look in the terminal; undefined: it has none of its own. */
export async function terminalLook(m: Manifest): Promise<MakeFace | undefined> {
  const file = join(folderOf(m), 'terminal/index.ts');
  if (globSync(file).length === 0) return undefined;
  return ((await import(pathToFileURL(file).href)) as { look: MakeFace }).look;
}

export const scenarioFolder = (m: Manifest): string => join(folderOf(m), 'scenarios');
export const recordedFolder = (m: Manifest): string => join(folderOf(m), 'recorded');
export const rulebookFile = (m: Manifest, lang: Lang): string =>
  join(folderOf(m), 'rulebook', `${lang}.md`);

/** The texts of each place that has some: the games, and what several rule sets of one game share. */
export const gameLocales = (): { place: string; locales: Locales }[] =>
  globSync('**/locales', { cwd: here })
    .sort()
    .map((folder) => ({
      place: dirname(folder).replaceAll('\\', '/'),
      locales: localesIn(join(here, folder)),
    }));

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Logger, refused } from '@fondaco/host';
import { type AnyGame, completePack, isBadInput, type Json, packHash } from '@fondaco/kernel';
import { cleanText } from './clean-text.ts';

/** A component set that the keeper offers. */
export interface OfferedPack {
  game: string;
  hash: string;
  values: Json;
}

/** Reads `FOLDER/GAME/*.json`. A file that cannot be used is logged and left out: the others can still be played with. */
export function readPacks(
  folder: string | undefined,
  games: readonly AnyGame[],
  log: Logger,
): OfferedPack[] {
  if (folder === undefined) return [];
  return globSync('*/*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const id = basename(dirname(file));
      const game = games.find((g) => g.id === id);
      try {
        if (!game) throw new Error(`there is no game ${id}`);
        const values = completePack(game, JSON.parse(readFileSync(join(folder, file), 'utf8')));
        return [{ game: id, hash: packHash(values), values: values as Json }];
      } catch (error) {
        const why = isBadInput(error) ? error.msg : (error as Error).message;
        log.warn({ file, why }, 'a component set cannot be used');
        return [];
      }
    });
}

/** A set that somebody brought along, or one of the offered by its hash. What one person wrote, others will read. */
export function chosenPack(
  offered: readonly OfferedPack[],
  game: string,
  wish: string | Json,
): Json {
  if (typeof wish !== 'string') return cleaned(wish);
  const found = offered.find((x) => x.game === game && x.hash === wish);
  if (!found) throw refused(404, 'pack.none');
  return found.values;
}

function cleaned(value: Json): Json {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, cleaned(x)]));
}

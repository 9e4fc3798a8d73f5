import { manifests } from '@fondaco/games';
import { type Library, libraryOf } from '@fondaco/host';
import { loadFrozen } from './frozen.ts';

/**
 * What can be played on this device. Today's rules are loaded with the worker, so that it needs no server later; earlier
 * ones when a game goes on that began under them.
 */
export async function loadLocalGames(): Promise<Library> {
  const games = await Promise.all(manifests.map((m) => m.rules()));
  return libraryOf(games, async (id, version) => (await loadFrozen(id, version))?.game);
}

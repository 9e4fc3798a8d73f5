import { manifestOf } from '@fondaco/games';
import { type Library, libraryOf } from '@fondaco/host';
import { loadRules } from './rules.ts';

/**
 * What can be played on this device. Rules are loaded when a table first needs them. `alsoLoad` loads them elsewhere too, and
 * both are waited for: an open table needs no server any more, and a deploy cannot break it.
 */
export function localGames(
  alsoLoad: (id: string, rulesVersion: number) => Promise<unknown> = () => Promise.resolve(),
): Library {
  const { games, find } = libraryOf([], async (id, version) => {
    const [game] = await Promise.all([loadRules(id, version), alsoLoad(id, version)]);
    return game;
  });
  return {
    games,
    find,
    async today(id) {
      const m = manifestOf(id);
      return m && find(id, m.rulesVersion);
    },
  };
}

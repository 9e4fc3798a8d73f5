import type { AnyGame, Header } from '@fondaco/kernel';

/** The games that can be played, and the rules of earlier versions for games that began with them. */
export interface Library {
  /** Today's rules that are in memory from the beginning: on a server all of them. */
  readonly games: readonly AnyGame[];
  /** Today's rules of a game; undefined if there is no such game. */
  today(id: string): Promise<AnyGame | undefined>;
  /** The rules of one version; undefined if they are missing. */
  find(id: string, rulesVersion: number): Promise<AnyGame | undefined>;
}

/** Loads the rules of an earlier version. */
export type FindFrozen = (id: string, rulesVersion: number) => Promise<AnyGame | undefined>;

/** Today's rules are in memory; earlier ones are loaded once, when a game needs them. */
export function libraryOf(
  games: readonly AnyGame[],
  frozen: FindFrozen = () => Promise.resolve(undefined),
): Library {
  const loading = new Map<string, Promise<AnyGame | undefined>>();
  return {
    games,
    today: (id) => Promise.resolve(games.find((g) => g.id === id)),
    find(id, rulesVersion) {
      const today = games.find((g) => g.id === id && g.rulesVersion === rulesVersion);
      if (today) return Promise.resolve(today);
      const name = `${id} ${rulesVersion}`;
      const known = loading.get(name);
      if (known) return known;
      const found = frozen(id, rulesVersion);
      loading.set(name, found);
      // A failed load is retried the next time.
      found.then(
        (game) => void (game ?? loading.delete(name)),
        () => void loading.delete(name),
      );
      return found;
    },
  };
}

export const asLibrary = (games: Library | readonly AnyGame[]): Library =>
  'find' in games && 'games' in games ? games : libraryOf(games as readonly AnyGame[]);

/** The rules to verify a file with: those of its version, or today's, which then report what is wrong. */
export async function gamesFor(
  library: Library,
  { game, rulesVersion }: Pick<Header, 'game' | 'rulesVersion'>,
): Promise<readonly AnyGame[]> {
  const found = (await library.find(game, rulesVersion)) ?? (await library.today(game));
  return found ? [found] : [];
}

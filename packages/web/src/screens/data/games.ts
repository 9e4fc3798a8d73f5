import { api, type GameInfo, Offline } from '../../api/index.ts';
import { knownGame } from '../games.ts';

const KEY = 'fondaco.games';

/** The games that can be played. Local games need the list without the server too, so the last response is stored; on a device that never had one, the page's own list serves. */
export async function fetchGames(): Promise<GameInfo[]> {
  try {
    const games = (await api.games()).filter((g) => knownGame(g.id));
    storeGames(games);
    return games;
  } catch (error) {
    const last = error instanceof Offline ? storedGames() : null;
    if (last) return last;
    if (error instanceof Offline) return (await import('virtual:game-list')).default;
    throw error;
  }
}

function storeGames(games: GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage there is nothing to fall back on.
  }
}

function storedGames(): GameInfo[] | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as GameInfo[] | null;
  } catch {
    return null;
  }
}

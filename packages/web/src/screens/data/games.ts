import { api, type GameInfo, Offline } from '../../api/index.ts';
import { knownGame } from '../games.ts';

const KEY = 'fondaco.games';

/** What can be played. Games on this device need it without the server too, so the last answer is kept. */
export async function loadGames(): Promise<GameInfo[]> {
  try {
    const games = (await api.games()).filter((g) => knownGame(g.id));
    keep(games);
    return games;
  } catch (error) {
    const last = error instanceof Offline ? kept() : null;
    if (last) return last;
    throw error;
  }
}

function keep(games: GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage there is nothing to fall back on.
  }
}

function kept(): GameInfo[] | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as GameInfo[] | null;
  } catch {
    return null;
  }
}

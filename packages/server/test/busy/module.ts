import { PLAYERS } from '@fondaco/bots';
import { manifests } from '@fondaco/games';
import { loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';

// All games, for a server and for its threads.

export const library = libraryOf(await loadGames(manifests));
export const players = PLAYERS;

import { PLAYERS } from '@fondaco/bots';
import { manifests } from '@fondaco/games';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';

// What the server's threads play with.

export const library = libraryOf(await loadGames(manifests), loadFrozen);
export const players = PLAYERS;

import { manifests } from '@fondaco/games';
import { loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';

// All games.

export const library = libraryOf(await loadGames(manifests));

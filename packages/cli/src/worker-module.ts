import { PLAYERS } from '@fondaco/bots';
import { findRules } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';

// What the server's threads play with. Each thread loads only the rules it needs.

export const library = libraryOf([], findRules);
export const players = PLAYERS;

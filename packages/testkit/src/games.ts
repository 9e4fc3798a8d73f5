import { manifests } from '@fondaco/games';
import { loadGames } from '@fondaco/games/node.ts';
import type { AnyGame } from '@fondaco/kernel';
import type { Arrangers } from './scenario/index.ts';

export const GAMES: readonly AnyGame[] = await loadGames();

export const ARRANGERS: Arrangers = Object.fromEntries(
  await Promise.all(manifests.map(async (m) => [m.id, await m.arrange()] as const)),
);

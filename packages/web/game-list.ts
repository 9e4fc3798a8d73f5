import { PLAYERS } from '@fondaco/bots';
import { offered } from '@fondaco/games';
import { packInfo } from '@fondaco/host';
import { packHash } from '@fondaco/kernel';
import type { Plugin } from 'vite';
import type { GameInfo } from './src/api/types.ts';

const NAME = 'virtual:game-list';

/** The games as a server lists them, for the page that has none. */
export function gameList(): Plugin {
  return {
    name: 'fondaco-game-list',
    resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(await listGames())}` : undefined,
  };
}

const listGames = (): Promise<GameInfo[]> =>
  Promise.all(
    offered.map(async (manifest) => {
      const game = await manifest.rules();
      return {
        id: game.id,
        rulesVersion: game.rulesVersion,
        seats: game.seats,
        options: game.options.json as GameInfo['options'],
        pack: packInfo(packHash(game.components), game.components, game),
        bots: Object.keys(PLAYERS),
      };
    }),
  );

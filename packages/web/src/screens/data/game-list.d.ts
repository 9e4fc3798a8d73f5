/** The games as a server lists them, made by `packages/web/game-list.ts`. */
declare module 'virtual:game-list' {
  import type { GameInfo } from '../../api/types.ts';

  const games: GameInfo[];
  export default games;
}

import { useFacts as useFactsOf } from '@fondaco/page-kit/facts.ts';
import {
  createGameContext,
  type GameContextValue,
  useGameContext,
} from '@fondaco/page-kit/table/game.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicView } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';

export const useFacts = (): Facts => useFactsOf<Facts>();

/** What every component of the table can read: view, catalog, table and the viewer's seat. */
export type GameContext = GameContextValue<ClassicView, Catalog>;

const Context = createGameContext<ClassicView, Catalog>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useGameContext(Context);
export { colourOf, useSeatName } from '@fondaco/page-kit/table/game.tsx';

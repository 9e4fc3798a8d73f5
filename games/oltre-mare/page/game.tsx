import { useFacts as useTableFacts } from '@fondaco/page-kit/facts.ts';
import {
  createGameContext,
  type GameContextValue,
  useGameContext,
} from '@fondaco/page-kit/table/game.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { View } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';

/** What every component of the table can read: view, catalog, table and the viewer's seat. */
export type GameContext = GameContextValue<View, Catalog>;

const Context = createGameContext<View, Catalog>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useGameContext(Context);
export const useFacts = (): Facts => useTableFacts<Facts>();
export { colourOf, useSeatName } from '@fondaco/page-kit/table/game.tsx';

import type { Seat } from '@fondaco/kernel';
import { useFacts as useFactsOf } from '@fondaco/page-kit/facts.ts';
import {
  createGameContext,
  type GameContextValue,
  useGameContext,
} from '@fondaco/page-kit/table/game.tsx';
import type { Facts } from '../rules/facts/index.ts';
import type { StandardPlayer } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';
import type { View } from './view.ts';

export const useFacts = (): Facts => useFactsOf<Facts>();

/** What every component of the table can read: view, catalog, table and the viewer's seat. */
export type GameContext = GameContextValue<View, Catalog>;

const Context = createGameContext<View, Catalog>();

export const GameProvider = Context.Provider;
export const useGame = (): GameContext => useGameContext(Context);
export { colourOf, useSeatName } from '@fondaco/page-kit/table/game.tsx';

/** The player whose ship is shown: the viewer, or the active player for spectators. */
export function useShownShip(): { seat: Seat; p: StandardPlayer | undefined } {
  const { view, me } = useGame();
  const seat = me ?? view.active;
  return { seat, p: view.players[seat] };
}

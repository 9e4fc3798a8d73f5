import type { Seat, TableInfo } from '@fondaco/kernel';
import { type Context, createContext, use, useCallback } from 'react';
import { useSay } from '../words/words.tsx';

/** What every component of a table needs. */
export interface GameContextValue<View, Catalog> {
  catalog: Catalog;
  table: TableInfo;
  view: View;
  /** The seat of the viewer; null for a spectator. */
  me: Seat | null;
}

/** Each look has a context of its own, with its own view and catalog. */
export const createGameContext = <View, Catalog>(): Context<GameContextValue<
  View,
  Catalog
> | null> => createContext<GameContextValue<View, Catalog> | null>(null);

export function useGameContext<View, Catalog>(
  context: Context<GameContextValue<View, Catalog> | null>,
): GameContextValue<View, Catalog> {
  const game = use(context);
  if (!game) throw new Error('only inside a table');
  return game;
}

export const colourOf = (table: Pick<TableInfo, 'seats'>, seat: Seat): number =>
  table.seats.find((s) => s.seat === seat)?.colour ?? seat;

/** The name of a seat. */
export function useSeatName(): (seat: Seat) => string {
  const say = useSay();
  return useCallback((seat) => say({ key: 'table.who', params: { who: { seat } } }), [say]);
}

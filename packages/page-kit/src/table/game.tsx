import type { Seat, TableInfo } from '@fondaco/kernel';
import { type Context, createContext, use, useCallback } from 'react';
import { useSay } from '../words/words.tsx';

/** What every part of a table looks at. */
export interface Shared<View, Catalog> {
  catalog: Catalog;
  table: TableInfo;
  view: View;
  /** The seat whose eyes these are; null: somebody who only watches. */
  me: Seat | null;
}

/** Each look has a context of its own, with its own view and catalog. */
export const gameContext = <View, Catalog>(): Context<Shared<View, Catalog> | null> =>
  createContext<Shared<View, Catalog> | null>(null);

export function useShared<View, Catalog>(
  context: Context<Shared<View, Catalog> | null>,
): Shared<View, Catalog> {
  const game = use(context);
  if (!game) throw new Error('only inside a table');
  return game;
}

export const colourOf = (table: Pick<TableInfo, 'seats'>, seat: Seat): number =>
  table.seats.find((s) => s.seat === seat)?.colour ?? seat;

/** What a seat is called, by a text that is nothing but the name. */
export function useSeatName(): (seat: Seat) => string {
  const say = useSay();
  return useCallback((seat) => say({ key: 'table.who', params: { who: { seat } } }), [say]);
}

import { msg, type Seat, type TableInfo } from '@fondaco/kernel';
import type { ClassicView } from '@fondaco/merchant-of-venus';
import { createContext, use, useCallback } from 'react';
import { useSay } from '../../../words/words.tsx';
import type { Book } from './book.ts';

/** What every part of the table looks at. */
export interface GameContext {
  book: Book;
  table: TableInfo;
  view: ClassicView;
  /** The seat whose eyes these are; null: somebody who only watches. */
  me: Seat | null;
}

const Context = createContext<GameContext | null>(null);

export const GameProvider = Context.Provider;

export function useGame(): GameContext {
  const game = use(Context);
  if (!game) throw new Error('only inside a table');
  return game;
}

export const colourOf = (table: Pick<TableInfo, 'seats'>, seat: Seat): number =>
  table.seats.find((s) => s.seat === seat)?.colour ?? seat;

export function useSeatName(): (seat: Seat) => string {
  const say = useSay();
  return useCallback((seat) => say(msg('mv.ui.who', { who: { seat } })), [say]);
}

import { msg, type Seat, type TableInfo } from '@fondaco/kernel';
import type { StandardPlayer } from '@fondaco/merchant-of-venus';
import { createContext, use, useCallback } from 'react';
import { useSay } from '../../../words/words.tsx';
import type { Book } from './book.ts';
import type { View } from './view.ts';

/** What every part of the table looks at. */
export interface GameContext {
  book: Book;
  table: TableInfo;
  view: View;
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

/** Whose ship is shown: the own one, or that of whoever is at it. */
export function useShown(): { seat: Seat; p: StandardPlayer | undefined } {
  const { view, me } = useGame();
  const seat = me ?? view.active;
  return { seat, p: view.players[seat] };
}

export const colourOf = (table: TableInfo, seat: Seat): number =>
  table.seats.find((s) => s.seat === seat)?.colour ?? seat;

export function useSeatName(): (seat: Seat) => string {
  const say = useSay();
  return useCallback((seat) => say(msg('mv.ui.who', { who: { seat } })), [say]);
}

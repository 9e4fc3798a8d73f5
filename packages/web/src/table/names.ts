import type { TableInfo } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import { seatName, useGameName } from '../screens/words.ts';

/** What the seats of a table are called: as people call themselves, or as a bot is called. */
export function useSeatNames(table: TableInfo | null): string[] {
  const text = useText();
  const seats = table?.seats;
  return useMemo(
    () => (seats ?? []).map((info) => seatName(text, info) ?? text('table.seat.free')),
    [seats, text],
  );
}

/** What the table is called: as its host named it, or after its game. */
export function useTableTitle(table: TableInfo): string {
  const name = useGameName();
  return table.name ?? name(table.game);
}

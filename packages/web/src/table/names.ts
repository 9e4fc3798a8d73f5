import type { TableInfo } from '@fondaco/kernel';
import { seatLetter } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import { seatName, useGameName } from '../screens/words.ts';

/** What the seats of a table are called: as people call themselves, or as a bot is called. Seats of one person differ by their letter. */
export function useSeatNames(table: TableInfo | null): string[] {
  const text = useText();
  const seats = table?.seats;
  return useMemo(() => {
    const names = (seats ?? []).map((info) => seatName(text, info) ?? text('table.seat.free'));
    const isUnique = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
    return names.map((name, i) =>
      isUnique(name) ? name : `${name} ${seatLetter(seats?.[i]?.colour ?? i)}`,
    );
  }, [seats, text]);
}

/** What the table is called: as its host named it, or after its game. */
export function useTableTitle(table: TableInfo): string {
  const name = useGameName();
  return table.name ?? name(table.game);
}

import { isOwn, type ReplayViewer, type Seat, type TableInfo } from '@fondaco/kernel';
import { type Brought, takeBrought } from '@fondaco/page-kit/route.tsx';
import { useEffect } from 'react';
import { isLocal } from '../local/ids.ts';
import type { ViewerState } from '../wire/state.ts';

/** Whether several people play from this device, also those a bot plays for at the moment: they still look at the screen. */
export function isShared(table: TableInfo, me: string | undefined): boolean {
  return table.seats.filter((s) => isMine(table, s.person?.id, me)).length > 1;
}

/** The seats whose players can look at their hands here. */
export const ownSeats = (table: TableInfo, me: string | undefined): Seat[] =>
  table.seats.filter((s) => s.bot === null && isMine(table, s.person?.id, me)).map((s) => s.seat);

const isMine = (table: TableInfo, person: string | undefined, me: string | undefined): boolean =>
  person !== undefined && (person === me || isLocal(table.id));

/** Whoever looks and follows a link to another screen of the same table still looks there. */
export const broughtBy = (table: string, as: ReplayViewer): Brought | null =>
  typeof as === 'number' ? { table, seat: as } : null;

/** The player who followed a link to this screen from another one of the same table. */
export function playerWhoCame(table: string): Seat | null {
  const came = takeBrought();
  return came?.table === table ? came.seat : null;
}

/** The browser may keep a page that is left, and show it again as it was: it is left without anybody's hand. */
export function useWhenLeft(forget: (() => void) | null): void {
  useEffect(() => {
    if (!forget) return;
    const left = (): void => {
      // At once: React would come to it only when the page is shown again.
      const sight = document.querySelector<HTMLElement>('[data-viewer]');
      if (sight) sight.style.visibility = 'hidden';
      forget();
    };
    addEventListener('pagehide', left);
    return () => removeEventListener('pagehide', left);
  }, [forget]);
}

/** What is asked at this device, to notice when that changes. */
export const questionsHere = (viewers: readonly ViewerState[]): string =>
  JSON.stringify(
    viewers.map(({ outlook }) =>
      outlook.questions.filter((q) => isOwn(q) && q.need !== 'may').map((q) => isOwn(q) && q.id),
    ),
  );

/**
 * Who gets the device. It stays with a player who is asked something; otherwise the seat the game waits for is next. A player
 * who took the device without being asked keeps it until the questions are others than then, which is `keptFor`.
 */
export function nextSeat(
  viewers: readonly ViewerState[],
  at: Seat | null,
  keptFor: string | null,
): Seat | null {
  const here = viewers.some((x) => x.as === at) ? at : null;
  const asked = seatsWaitedFor(viewers);
  if (here !== null) {
    const stays = asked.length === 0 || asked.includes(here);
    if (stays || keptFor === questionsHere(viewers)) return here;
  }
  const next = asked[0] ?? viewers[0]?.as;
  return next === undefined || next === 'table' ? null : next;
}

/** The seats at this device that the game waits for. */
export const seatsWaitedFor = (viewers: readonly ViewerState[]): Seat[] =>
  viewers.flatMap(({ as, outlook }) =>
    as !== 'table' && outlook.questions.some((q) => isOwn(q) && q.need === 'must') ? [as] : [],
  );

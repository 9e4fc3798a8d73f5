import type { Seat } from '@fondaco/kernel';
import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { Credits } from './signs.tsx';

type SeatPlace = 'ship' | 'hold' | 'box';

/** The name of a player's place in `data-place`: the ship on the chart, the holds, or the box among the players. */
export const seatPlace = (seat: Seat, what: SeatPlace): string => `${what}-${seat}`;

/** A player's holds; the player's box is the fallback where they are not on screen. */
const holdPlaces = (seat: Seat): string[] => [seatPlace(seat, 'hold'), seatPlace(seat, 'box')];

/** A piece that moves from a ship on the chart to a player's holds. */
export const glideAboard = (seat: Seat, piece: ReactNode, ship = seat): Glide => ({
  from: [seatPlace(ship, 'ship')],
  to: holdPlaces(seat),
  piece,
});

/** A piece that moves from a player's holds to the ship on the chart. */
export const glideAshore = (seat: Seat, piece: ReactNode): Glide => ({
  from: holdPlaces(seat),
  to: [seatPlace(seat, 'ship')],
  piece,
});

/** A piece that moves from one player to another. */
export const glideAcross = (from: Seat, to: Seat, piece: ReactNode): Glide => ({
  from: holdPlaces(from),
  to: holdPlaces(to),
  piece,
});

/** A coin with an amount of credits. */
export const Coin = ({ n }: { n: number }) => (
  <span className="mv-coin">
    <Credits n={n} />
  </span>
);

import type { Seat } from '@fondaco/kernel';
import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { Credits } from './signs.tsx';

type Place = 'ship' | 'hold' | 'box';

/** Places of a player as they stand in `data-place`: the ship on the chart, the holds, the line among the players. */
export const placeOf = (seat: Seat, what: Place): string => `${what}-${seat}`;

const belongings = (seat: Seat): string[] => [placeOf(seat, 'hold'), placeOf(seat, 'box')];

/** From where the ship lies to its owner. */
export const aboard = (seat: Seat, piece: ReactNode, ship = seat): Glide => ({
  from: [placeOf(ship, 'ship')],
  to: belongings(seat),
  piece,
});

export const ashore = (seat: Seat, piece: ReactNode): Glide => ({
  from: belongings(seat),
  to: [placeOf(seat, 'ship')],
  piece,
});

export const across = (from: Seat, to: Seat, piece: ReactNode): Glide => ({
  from: belongings(from),
  to: belongings(to),
  piece,
});

export const Coin = ({ n }: { n: number }) => (
  <span className="mv-coin">
    <Credits n={n} />
  </span>
);

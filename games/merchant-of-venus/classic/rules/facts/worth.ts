import type { Seat } from '@fondaco/kernel';
import { type Config, infoOf, roundOf } from '../config.ts';
import { type Worth, worthOf } from '../end.ts';
import type { CultureId, SpaceId } from '../state.ts';
import type { View } from '../view.ts';

/** A factory by its culture, or a spaceport by its orbit. */
export interface Deed {
  culture?: CultureId;
  orbit?: SpaceId;
  worth: number;
}

export interface WorthFacts {
  /** mvc.end.2: what the result would say if the game ended now. */
  worth(v: View, seat: Seat): Worth & { total: number };
  deeds(v: View, seat: Seat): Deed[];
  /** Turns each player has begun, including the current one. */
  round(v: View): number;
}

export const worthFacts = (config: Config): WorthFacts => ({
  worth(v, seat) {
    const worth = worthOf(config, v, seat);
    return { ...worth, total: worth.credits + worth.spaceports + worth.factories };
  },
  deeds: (v, seat) => [
    ...Object.keys(v.cultures)
      .filter((culture) => v.cultures[culture]?.factory === seat)
      .map((culture) => ({ culture, worth: infoOf(config, culture).deed })),
    ...Object.keys(v.ports)
      .filter((orbit) => v.ports[orbit] === seat)
      .map((orbit) => ({ orbit, worth: config.constants.spaceport })),
  ],
  round: roundOf,
});

import type { Json } from '@fondaco/kernel';
import type { Options } from './options.ts';

/** What a table is played with where nothing else is said. */
export const DEFAULTS = {
  goal: '2000',
  races: 'chosen',
  begins: 'drawn',
  smallBank: false,
  fastPlay: false,
  factoryGoods: '2012',
  standingOffers: 3,
  offersPerTurn: 8,
} as const;

/** Options that were checked when the table was made; earlier tables may lack some. */
export const optionsOf = (json: Json): Options => ({ ...DEFAULTS, ...(json as Partial<Options>) });

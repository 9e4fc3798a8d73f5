import type { Json } from '@fondaco/kernel';
import type { Options } from './options.ts';

/** The options a table has unless it says otherwise. */
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

/** The options were validated when the table was created. Tables created earlier may lack some. */
export const optionsOf = (json: Json): Options => ({ ...DEFAULTS, ...(json as Partial<Options>) });

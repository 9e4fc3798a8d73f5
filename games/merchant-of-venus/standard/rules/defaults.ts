import type { Json } from '@fondaco/kernel';
import type { Options } from './options.ts';

/** The options a table has unless it says otherwise. */
export const DEFAULTS = {
  variant: 'standard',
  epicRounds: 45,
  epicLength: 'chosen',
  pilots: 'chosen',
  begins: 'drawn',
  titlesInPlay: false,
  asteroidTelegate: false,
  maximumProduction: false,
  demand: false,
  drivesSkipHazards: false,
} as const;

/** The options were validated when the table was created. Tables created earlier may lack some. */
export const optionsOf = (json: Json): Options => ({ ...DEFAULTS, ...(json as Partial<Options>) });

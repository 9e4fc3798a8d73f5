import type { Json } from '@fondaco/kernel';
import type { Options } from './options.ts';

/** What a table is played with where nothing else is said. */
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

/** Options that were checked when the table was made; earlier tables may lack some. */
export const optionsOf = (json: Json): Options => ({ ...DEFAULTS, ...(json as Partial<Options>) });

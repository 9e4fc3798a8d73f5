/** Stands where a culture could: the Galactic Base. */
export const BASE = 'base';

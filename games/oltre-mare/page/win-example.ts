// The numbers of a first visit's pictures, apart from the component set, which is too large for a first screen. A test compares both.

import type { ActionIcon } from './catalog.ts';

/** om.play.3 */
export const SIGNS: readonly ActionIcon[] = ['ducats', 'pirates', 'market', 'sail'];
/** What a run of salt earns, by its length. */
export const SALT_ROW: readonly number[] = [1, 3, 6, 11];

/** A final scoring: the most prestige, a run of four salts and one of three silks, twelve pirates, the third-most markers. */
export const SUM = { purse: 37, prestige: 6, cargo: 18, pirates: -12, markers: 1 };

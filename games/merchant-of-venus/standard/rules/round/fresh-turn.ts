import type { Turn } from '../state.ts';

/** Lists of a turn are replaced, never altered, so all turns can begin with the same one. */
const NONE: readonly never[] = [];

export const freshTurn = (): Turn => ({
  dice: NONE,
  stayed: false,
  ended: false,
  passed: NONE,
  waived: NONE,
  maps: false,
  rides: 0,
  navs: 0,
  spent: 0,
  used: NONE,
  offloaded: NONE,
  bought: 0,
  sales: NONE,
  closed: NONE,
});

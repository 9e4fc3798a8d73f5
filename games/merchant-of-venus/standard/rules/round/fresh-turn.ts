import type { Turn } from '../state.ts';

export const freshTurn = (): Turn => ({
  dice: [],
  stayed: false,
  ended: false,
  passed: [],
  waived: [],
  maps: false,
  rides: 0,
  navs: 0,
  spent: 0,
  used: [],
  offloaded: [],
  bought: 0,
  sales: [],
  closed: [],
});

import type { ClassicAction } from '../../rules/index.ts';

type Do = ClassicAction['do'];

export const SELLS: readonly Do[] = ['sell', 'dropOff', 'barter'];
export const BUYS: readonly Do[] = [
  'buy',
  'pickUp',
  'equip',
  'ship',
  'factory',
  'spaceport',
  'buyRelic',
  'iou',
];
export const DEALS: readonly Do[] = ['accept', 'refuse', 'withdraw'];

/** Answers that have their place in the market panel. */
export const MARKET_DOES: ReadonlySet<Do> = new Set([...SELLS, ...BUYS, ...DEALS, 'offload']);

import type { ClassicAction } from '../../rules/index.ts';

type ActionKind = ClassicAction['do'];

/** Actions shown in the market's parts: selling, buying, and answers to trade offers. */
export const SELL_ACTIONS: readonly ActionKind[] = ['sell', 'dropOff', 'barter'];
export const BUY_ACTIONS: readonly ActionKind[] = [
  'buy',
  'pickUp',
  'equip',
  'ship',
  'factory',
  'spaceport',
  'buyRelic',
  'iou',
];
export const TRADE_ACTIONS: readonly ActionKind[] = ['accept', 'refuse', 'withdraw'];

/** All actions shown in the market panel instead of the prompt. */
export const MARKET_ACTIONS: ReadonlySet<ActionKind> = new Set([
  ...SELL_ACTIONS,
  ...BUY_ACTIONS,
  ...TRADE_ACTIONS,
  'offload',
]);

import { pay } from '../../../shared/rules/bank.ts';
import { activePlayer } from '../config.ts';
import type { DockFrame, State } from '../state.ts';
import type { Position } from '../view.ts';

/** mvc.buy.9: what can be spent here, in total: first contact credits, trade-in value, credits. */
export const means = (s: Position, f: DockFrame): number =>
  (f.iou ?? 0) + f.value + activePlayer(s).credits;

/** mvc.iou.1: buying something that the card alone covers is no buy action. */
export const isFree = (f: DockFrame, price: number): boolean => f.iou !== null && f.iou >= price;

export interface Paid {
  iou: number;
  value: number;
}

/** mvc.buy.9: in this order; mvc.commission.1: each part counts once for the commission. */
export function payAtDock(s: State, f: DockFrame, price: number): Paid {
  const iou = Math.min(f.iou ?? 0, price);
  const value = Math.min(f.value, price - iou);
  const credits = price - iou - value;
  if (f.iou !== null) f.iou -= iou;
  f.value -= value;
  pay(s, s.active, credits);
  f.turnover += iou + credits;
  return { iou, value };
}

export const mayBuy = (f: DockFrame): boolean => f.buys === null || f.buys > 0;

export const maySell = (f: DockFrame): boolean => f.sells === null || f.sells > 0;

/** mvc.market.1 */
export function countBuy(f: DockFrame): void {
  if (f.buys !== null) f.buys--;
}

export function countSell(f: DockFrame): void {
  if (f.sells !== null) f.sells--;
}

/** mvc.barter.1: trade-in value is spent like credits, but only here and in this turn. */
export function addValue(f: DockFrame, credits: number): void {
  f.value += credits;
  f.turnover += credits;
}

import type { Seat } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { setContact } from '../change.ts';
import type { CultureId } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import { boxed, pilotOf } from '../flight/values.ts';
import { payTo, receive } from '../round/bank.ts';
import type { Player, State } from '../state.ts';
import type { Position } from '../view.ts';
import type { DockFrame } from './frames.ts';
import type { No } from './refusals.ts';

const NO_BUYS: No = ['mvs.market.2', 'noBuys'];
export const NO_SELLS: No = ['mvs.market.2', 'noSells'];
const NO_FEE: No = ['mvs.port.2', 'noFee'];

/** mvs.market.10: less in the system of the home culture, but never below 0. */
export function discounted(
  config: Config,
  s: Position,
  market: CultureId,
  printed: number,
): number {
  return discountedFor(config, activePlayer(s), market, printed);
}

export function discountedFor(
  config: Config,
  p: Player,
  market: CultureId,
  printed: number,
): number {
  const less = p.pilot.home === market ? pilotOf(config, p).discount : 0;
  return Math.max(0, printed - less);
}

/** mvs.contact.2: what the card of this culture pays of a price, after that many of the player's own credits. */
export const iouFor = (s: State, market: CultureId, price: number, own = 0): number =>
  Math.min(Math.max(0, price - own), activePlayer(s).contacts[market] ?? 0);

/** mvs.contact.2: whether there are two kinds of money to choose between. */
export const hasBoth = (s: State, market: CultureId): boolean =>
  activePlayer(s).credits > 0 && (activePlayer(s).contacts[market] ?? 0) > 0;

/** mvs.port.2, mvs.tech.5: what each action here costs, paid to another player. */
function paysFee(s: State): boolean {
  const owner = s.ports[activePlayer(s).space];
  return owner !== undefined && owner !== s.active && !hides(s);
}

/** mvs.tech.5 */
export const hides = (s: Position): boolean => boxed(s, 'stealthField') !== null;

/** mvs.market.2, mvs.port.2: why this price cannot be paid here; `tooDear` if the money is missing. */
export function whyNotPay(money: MoneyHere, price: number, tooDear: No): No | null {
  if (!money.mayBuy) return NO_BUYS;
  const due = price - Math.min(price, money.owed);
  if (due > money.credits) return tooDear;
  return due + money.fee > money.credits ? NO_FEE : null;
}

/** What a player can pay with at a dock. */
export interface MoneyHere {
  mayBuy: boolean;
  credits: number;
  /** First contact credits of the culture here. */
  owed: number;
  fee: number;
}

export function moneyHere(config: Config, s: State, f: DockFrame): MoneyHere {
  const { credits, contacts } = activePlayer(s);
  return {
    mayBuy: f.buys !== 0,
    credits,
    owed: contacts[f.market] ?? 0,
    fee: paysFee(s) ? config.constants.fee : 0,
  };
}

/** mvs.contact.2: at a dock either kind of money may pay first; the fee is set aside (mvs.port.2). */
export function payHere(config: Config, s: State, f: DockFrame, price: number): number {
  const fee = paysFee(s) ? config.constants.fee : 0;
  const own = f.own ? Math.max(0, activePlayer(s).credits - fee) : 0;
  return payWithContact(s, f.market, price, own);
}

/** Pays up to `own` of the player's own credits, then first contact credits, then the rest. Returns what the card paid. */
export function payWithContact(s: State, market: CultureId, price: number, own: number): number {
  const iou = iouFor(s, market, price, own);
  const p = activePlayer(s);
  if (iou > 0) setContact(p, market, (p.contacts[market] ?? 0) - iou);
  pay(s, s.active, price - iou);
  return iou;
}

/** mvs.market.2: one buy action. */
export function countBuy(config: Config, s: State, f: DockFrame, io: StandardIo): void {
  if (f.buys !== null) f.buys--;
  s.turn.bought++;
  payFee(config, s, io);
}

/** mvs.market.2: one sell action. */
export function countSell(config: Config, s: State, f: DockFrame, io: StandardIo): void {
  if (f.sells !== null) f.sells--;
  payFee(config, s, io);
}

/** mvs.port.2: the fee goes to the owner of the spaceport; at a player's own spaceport the bank pays. */
function payFee(config: Config, s: State, io: StandardIo): void {
  const owner = s.ports[activePlayer(s).space];
  if (owner === undefined) return;
  if (paysFee(s)) {
    payTo(s, s.active, owner, config.constants.fee);
    io.tell({ t: 'portFee', seat: s.active, to: owner, credits: config.constants.fee });
  } else if (owner === s.active) {
    receive(s, s.active, config.constants.ownFee);
    io.tell({ t: 'ownPort', seat: s.active, credits: config.constants.ownFee });
  }
}

/** mvs.port.1, mvs.drill.1: spaceports and drills are the same tokens. */
export function tokensLeft(config: Config, s: State, seat: Seat): number {
  let left = config.constants.tokens;
  for (const at in s.ports) if (s.ports[at] === seat) left--;
  for (const at in s.drills) if (s.drills[at] === seat) left--;
  return left;
}

import { activePlayer, type Config } from '../config.ts';
import type { State } from '../state.ts';
import { loadOf } from '../top-card.ts';
import { buyable } from './buy.ts';

/** om.play.2 (R30): whether the actions can begin: enough cards in hand, or none left to buy. */
export const canPlay = (config: Config, s: State): boolean =>
  activePlayer(s).hand.length >= loadOf(config, s) || buyable(config, s) === 0;

/**
 * om.trade.6: cards the active player can do without and still reach the load by buying. Without limit when the load
 * is out of reach anyway: then no trade makes it so.
 */
export const spareCards = (config: Config, s: State): number =>
  spareOf(activePlayer(s).hand.length, buyable(config, s), loadOf(config, s));

export function spareOf(hand: number, buyable: number, load: number): number {
  const spare = hand + buyable - load;
  return spare < 0 ? Number.POSITIVE_INFINITY : spare;
}

import { activePlayer, type Config, earn, type OmIo, toHand } from '../config.ts';
import { draw, drawable } from '../pile.ts';
import type { CardId, Shown, State } from '../state.ts';

/** om.buy.1; om.marker.7: with the favourable-trade marker the n-th card costs n. */
export function price(config: Config, s: Pick<Shown, 'active' | 'players' | 'bought'>): number {
  const p = activePlayer(s);
  const { favourablePrices, price, priceInDebt } = config.constants;
  if (p.active === 'favourableTrade')
    return favourablePrices[Math.min(s.bought, favourablePrices.length - 1)] as number;
  return p.ducats >= 1 ? price : priceInDebt;
}

/** om.buy.2: purchases left this turn, wherever the cards come from. */
export const purchasesLeft = (config: Config, s: Pick<Shown, 'bought'>): number =>
  config.constants.mostBought - s.bought;

/** Cards the active player could still get by buying. */
export function buyable(config: Config, s: State): number {
  const most = purchasesLeft(config, s);
  return buyableFrom(config, s, drawable(config, s, most));
}

/** The same where it is known how many can be drawn. */
export const buyableFrom = (config: Config, s: Shown, drawn: number): number =>
  Math.min(purchasesLeft(config, s), drawn + activePlayer(s).pirates.length);

export function buy(config: Config, s: State, from: 'pile' | 'pirates', io: OmIo): void {
  const p = activePlayer(s);
  const cost = price(config, s);
  earn(p, 'bought', -cost);
  s.bought++;
  const card = (from === 'pile' ? draw(config, s, io) : p.pirates.pop()) as CardId;
  const wasKnown = p.laid.includes(card);
  if (wasKnown) p.laid.splice(p.laid.indexOf(card), 1);
  else io.reveal(s.active);
  toHand(config, p, card);
  io.tell({ t: 'bought', seat: s.active, from, price: cost, card });
}

import { activePlayer, type Book, earn, type OmIo, toHand } from '../book.ts';
import { draw, drawable } from '../pile.ts';
import type { CardId, Shown, State } from '../state.ts';

/** om.buy.1; om.marker.7: with the favourable-trade marker the n-th card costs n. */
export function price(b: Book, s: Pick<Shown, 'active' | 'players' | 'bought'>): number {
  const p = activePlayer(s);
  const { favourablePrices, price, priceInDebt } = b.constants;
  if (p.active === 'favourableTrade')
    return favourablePrices[Math.min(s.bought, favourablePrices.length - 1)] as number;
  return p.ducats >= 1 ? price : priceInDebt;
}

/** om.buy.2: purchases left this turn, wherever the cards come from. */
export const purchasesLeft = (b: Book, s: Pick<Shown, 'bought'>): number =>
  b.constants.mostBought - s.bought;

/** Cards the active player could still get by buying. */
export function buyable(b: Book, s: State): number {
  const most = purchasesLeft(b, s);
  return buyableFrom(b, s, drawable(b, s, most));
}

/** The same where it is known how many can be drawn. */
export const buyableFrom = (b: Book, s: Shown, drawn: number): number =>
  Math.min(purchasesLeft(b, s), drawn + activePlayer(s).pirates.length);

export function buy(b: Book, s: State, from: 'pile' | 'pirates', io: OmIo): void {
  const p = activePlayer(s);
  const cost = price(b, s);
  earn(p, 'bought', -cost);
  s.bought++;
  const card = (from === 'pile' ? draw(b, s, io) : p.pirates.pop()) as CardId;
  const wasKnown = p.laid.includes(card);
  if (wasKnown) p.laid.splice(p.laid.indexOf(card), 1);
  else io.reveal(s.active);
  toHand(b, p, card);
  io.tell({ t: 'bought', seat: s.active, from, price: cost, card });
}

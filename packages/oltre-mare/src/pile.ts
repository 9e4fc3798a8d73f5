import type { Seat } from '@fondaco/kernel';
import { type Book, type OmIo, player, toHand } from './book.ts';
import { type CardId, type State, VENICE } from './state.ts';
import { scoreVenice } from './venice/venice.ts';

/** Cards of the pile, the Venice card not counted. */
const pileSize = (s: State): number => s.pile.length - (s.venice ? 1 : 0);

/** Cards that can still be drawn, by whatever way the edition knows; not counted beyond `enough`. */
export function drawable(b: Book, s: State, enough: number): number {
  const size = pileSize(s);
  return size >= enough ? enough : Math.min(enough, size + b.edition.moreCards.left(s));
}

export const veniceOnTop = (s: State): boolean => s.pile[s.pile.length - 1] === VENICE;

/** Takes the top card; undefined when there is none to be had (om.end.1, om.end.3). */
export function draw(b: Book, s: State, io: OmIo): CardId | undefined {
  for (;;) {
    if (s.pile.length === 0 && !b.edition.moreCards.refill(b, s, io)) return undefined;
    const card = s.pile.pop() as CardId;
    if (card === VENICE) {
      scoreVenice(b, s, io);
      continue;
    }
    if (b.edition.veniceSeenOnTop && veniceOnTop(s)) io.reveal('table');
    if (s.pile.length === 0 && !s.ending) {
      s.ending = true;
      io.tell({ t: 'pileEmpty', lastRound: b.edition.lastRound });
    }
    return card;
  }
}

/** Draws up to `n` cards; what cannot be had is forgone. */
function drawSome(b: Book, s: State, io: OmIo, seat: Seat, n: number): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < n) {
    const card = draw(b, s, io);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length < n) io.tell({ t: 'forgone', seat, n: n - cards.length });
  return cards;
}

/** om.play.5: unseen on the own pirate pile. */
export function drawToPirates(b: Book, s: State, io: OmIo, seat: Seat, n: number): number {
  const cards = drawSome(b, s, io, seat, n);
  player(s, seat).pirates.push(...cards);
  return cards.length;
}

/** om.play.6 */
export function drawToHand(b: Book, s: State, io: OmIo, seat: Seat, n: number): CardId[] {
  const cards = drawSome(b, s, io, seat, n);
  for (const card of cards) toHand(b, player(s, seat), card);
  if (cards.length > 0) io.reveal(seat);
  return cards;
}

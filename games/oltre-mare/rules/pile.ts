import type { Seat } from '@fondaco/kernel';
import { type Book, type OmIo, player, toHand } from './book.ts';
import { type CardId, type Shown, type State, VENICE } from './state.ts';
import { scoreVenice } from './venice/venice.ts';

/** Cards of the pile, the Venice card not counted. */
const pileSize = (s: State): number => s.pile.length - (s.venice ? 1 : 0);

/** Cards that can still be drawn, by whatever way the edition knows; not counted beyond `enough`. */
export const drawable = (b: Book, s: State, enough: number): number =>
  drawableFrom(b, s, pileSize(s), enough);

/** The same where only the size of the pile is known, the Venice card not counted. */
export const drawableFrom = (b: Book, s: Shown, size: number, enough: number): number =>
  size >= enough ? enough : Math.min(enough, size + b.edition.moreCards.left(s));

/**
 * A card drawn from where the Venice card could have lain tells everyone that it lies deeper; where it is seen on top
 * (om.venice.4), the next card tells so too.
 */
const seenBelow = (b: Book): number => (b.edition.veniceSeenOnTop ? 1 : 0);

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
    if (s.venice && s.pile.length - seenBelow(b) <= s.venice[1]) io.reveal('table');
    if (s.pile.length === 0 && !s.ending) {
      s.ending = true;
      io.tell({ t: 'pileEmpty', lastRound: b.edition.lastRound });
    }
    return card;
  }
}

/** Draws up to `n` cards, each put where it belongs before the next; what cannot be had is forgone. */
function drawSome(
  b: Book,
  s: State,
  io: OmIo,
  seat: Seat,
  n: number,
  put: (card: CardId) => void,
): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < n) {
    const card = draw(b, s, io);
    if (card === undefined) break;
    put(card);
    cards.push(card);
  }
  if (cards.length < n) io.tell({ t: 'forgone', seat, n: n - cards.length });
  return cards;
}

/** om.play.5: unseen on the own pirate pile. */
export function drawToPirates(b: Book, s: State, io: OmIo, seat: Seat, n: number): number {
  const p = player(s, seat);
  return drawSome(b, s, io, seat, n, (card) => void p.pirates.push(card)).length;
}

/** om.play.6 */
export function drawToHand(b: Book, s: State, io: OmIo, seat: Seat, n: number): CardId[] {
  const p = player(s, seat);
  const cards = drawSome(b, s, io, seat, n, (card) => toHand(b, p, card));
  if (cards.length > 0) io.reveal(seat);
  return cards;
}

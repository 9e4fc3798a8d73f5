import type { Seat } from '@fondaco/kernel';
import { type Config, type OmIo, player, toHand } from './config.ts';
import { type CardId, type Shown, type State, VENICE } from './state.ts';
import { scoreVenice } from './venice/venice.ts';

/** Cards of the pile, the Venice card not counted. */
const pileSize = (s: State): number => s.pile.length - (s.venice ? 1 : 0);

/** Cards that can still be drawn, by whatever way the edition knows; not counted beyond `enough`. */
export const drawable = (config: Config, s: State, enough: number): number =>
  drawableFrom(config, s, pileSize(s), enough);

/** The same where only the size of the pile is known, the Venice card not counted. */
export const drawableFrom = (config: Config, s: Shown, size: number, enough: number): number =>
  size >= enough ? enough : Math.min(enough, size + config.edition.moreCards.left(s));

/**
 * A card drawn from where the Venice card could have lain tells everyone that it lies deeper; where it is seen on top
 * (om.venice.4), the next card tells so too.
 */
const seenBelow = (config: Config): number => (config.edition.veniceSeenOnTop ? 1 : 0);

export const veniceOnTop = (s: State): boolean => s.pile[s.pile.length - 1] === VENICE;

/** Takes the top card; undefined when there is none to be had (om.end.1, om.end.3). */
export function draw(config: Config, s: State, io: OmIo): CardId | undefined {
  for (;;) {
    if (s.pile.length === 0 && !config.edition.moreCards.refill(config, s, io)) return undefined;
    const card = s.pile.pop() as CardId;
    if (card === VENICE) {
      scoreVenice(config, s, io);
      continue;
    }
    if (s.venice && s.pile.length - seenBelow(config) <= s.venice[1]) io.reveal('table');
    if (s.pile.length === 0 && !s.ending) {
      s.ending = true;
      io.tell({ t: 'pileEmpty', lastRound: config.edition.lastRound });
    }
    return card;
  }
}

/** Draws up to `n` cards, each put where it belongs before the next is drawn. */
function drawSome(
  config: Config,
  s: State,
  io: OmIo,
  n: number,
  put: (card: CardId) => void,
): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < n) {
    const card = draw(config, s, io);
    if (card === undefined) break;
    put(card);
    cards.push(card);
  }
  return cards;
}

/** Tells how many cards the player does not get because there are no more. */
function tellForgone(io: OmIo, seat: Seat, n: number): void {
  if (n > 0) io.tell({ t: 'forgone', seat, n });
}

/** om.play.5: unseen on the own pirate pile. */
export function drawToPirates(config: Config, s: State, io: OmIo, seat: Seat, n: number): number {
  const p = player(s, seat);
  const drawn = drawSome(config, s, io, n, (card) => void p.pirates.push(card)).length;
  tellForgone(io, seat, n - drawn);
  return drawn;
}

/** om.play.6 */
export function drawToHand(config: Config, s: State, io: OmIo, seat: Seat, n: number): CardId[] {
  const p = player(s, seat);
  const cards = drawSome(config, s, io, n, (card) => toHand(config, p, card));
  tellForgone(io, seat, n - cards.length);
  if (cards.length > 0) io.reveal(seat);
  return cards;
}

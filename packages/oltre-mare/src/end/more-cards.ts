import type { Seat } from '@fondaco/kernel';
import { type Book, type OmIo, placeInRound, player } from '../book.ts';
import type { Edition } from '../editions.ts';
import { sell } from '../scoring/cargo.ts';
import { losePirates } from '../scoring/final.ts';
import type { CardId, State } from '../state.ts';

/** om.end.1: what the pile does not have is forgone. */
export const noCards: Edition['moreCards'] = { left: () => 0, refill: () => false };

/** om.end.3: the discards, then the piles of players who have played the cards of their last turn. */
export const reshuffle: Edition['moreCards'] = {
  left: (s) => spent(s).reduce((sum, seat) => sum + pilesOf(s, seat), s.discards.length),
  refill(b, s, io) {
    if (s.discards.length > 0) {
      newPile(s, s.discards, io);
      s.discards = [];
      return true;
    }
    const seat = spent(s).find((x) => pilesOf(s, x) > 0);
    if (seat === undefined) return false;
    newPile(s, scoreForGood(b, s, seat, io), io);
    return true;
  },
};

/** Seats that need their top card no more, from the first player on. */
function spent(s: State): Seat[] {
  const here = placeInRound(s, s.active);
  const seats = s.players.map((_, i) => (s.first + i) % s.players.length);
  return seats.filter((_, place) => place < here || (place === here && s.hasPlayed));
}

const pilesOf = (s: State, seat: Seat): number =>
  player(s, seat).cargo.length + player(s, seat).pirates.length;

function scoreForGood(b: Book, s: State, seat: Seat, io: OmIo): CardId[] {
  const p = player(s, seat);
  const cards = [...p.cargo, ...p.pirates];
  io.reveal('table');
  io.tell({ t: 'soldEarly', seat, cards: cards.length });
  io.tell({ t: 'scored', seat, source: 'cargo', ducats: sell(b, p, p.cargo, 'cargo') });
  io.tell({ t: 'scored', seat, source: 'pirates', ducats: losePirates(b, p) });
  p.cargoScored += p.cargo.length;
  p.cargo = [];
  p.pirates = [];
  p.laid = [];
  return cards;
}

/** The first card of the shuffled order lies on top. */
function newPile(s: State, cards: CardId[], io: OmIo): void {
  io.chance.shuffle(cards, 'reshuffle');
  s.pile = cards.reverse();
  io.tell({ t: 'reshuffled', n: cards.length });
}

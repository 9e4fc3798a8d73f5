import type { Seat } from '@fondaco/kernel';
import { type Config, type OmIo, placeInRound, player } from '../config.ts';
import type { MoreCards } from '../editions.ts';
import { sellCargo } from '../scoring/cargo.ts';
import { losePirates } from '../scoring/final.ts';
import type { CardId, Shown, State } from '../state.ts';

/** om.end.1: what the pile does not have is forgone. */
export const noCards: MoreCards = { rule: 'om.end.1', left: () => 0, refill: () => false };

/** om.end.3: the discards, then the piles of players who have played the cards of their last turn. */
export const reshuffle: MoreCards = {
  rule: 'om.end.3',
  left(s) {
    let cards = s.discards.length;
    for (let seat = 0; seat < s.players.length; seat++) {
      if (isSpent(s, seat)) cards += pilesOf(s, seat);
    }
    return cards;
  },
  refill(config, s, io) {
    if (s.discards.length > 0) {
      newPile(s, s.discards, io);
      s.discards = [];
      return true;
    }
    const seats = s.players.length;
    for (let place = 0; place < seats; place++) {
      const seat = (s.first + place) % seats;
      if (!isSpent(s, seat) || pilesOf(s, seat) === 0) continue;
      newPile(s, scoreForGood(config, s, seat, io), io);
      return true;
    }
    return false;
  },
};

/** Whether a seat has played the cards of its last turn, and so needs its top card no more. */
const isSpent = (s: Shown, seat: Seat): boolean =>
  seat === s.active ? s.hasPlayed : placeInRound(s, seat) < placeInRound(s, s.active);

const pilesOf = (s: Shown, seat: Seat): number =>
  player(s, seat).cargo.length + player(s, seat).pirates.length;

function scoreForGood(config: Config, s: State, seat: Seat, io: OmIo): CardId[] {
  const p = player(s, seat);
  const cards = [...p.cargo, ...p.pirates];
  io.reveal('table');
  io.tell({ t: 'soldEarly', seat, cards: cards.length });
  io.tell({ t: 'scored', seat, source: 'cargo', ducats: sellCargo(config, p, p.cargo, 'cargo') });
  io.tell({ t: 'scored', seat, source: 'pirates', ducats: losePirates(config, p) });
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

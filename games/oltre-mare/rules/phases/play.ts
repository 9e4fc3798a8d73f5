import { type FrameKind, must, type Seat } from '@fondaco/kernel';
import { activePlayer, atCount, type Book, earn, fromHand, type OmIo, player } from '../book.ts';
import { cardOf } from '../components/tables.ts';
import type { Event } from '../events.ts';
import { cardLabel } from '../labels.ts';
import { drawToHand, drawToPirates } from '../pile.ts';
import type { Action, CardId, Frame, Icon, State } from '../state.ts';

/** om.play.1: as many cards as the load asks, chosen one by one from the whole hand. */
export function play(b: Book): FrameKind<State, Extract<Frame, { f: 'play' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'play', 'om.play.1')],
    legal: (s) => activePlayer(s).hand.map((card) => ({ do: 'play', card })),
    label: (_s, _f, _d, a) => cardLabel(b, 'om.do.play', a),
    reduce(s, f, d, a, io) {
      if (a.do !== 'play') return;
      lay(s, d.seat, a.card, io);
      f.left--;
    },
    resume(s, f, io) {
      const { hand } = activePlayer(s);
      // No choice is left when every card must be played.
      while (f.left > 0 && hand.length <= f.left) {
        lay(s, s.active, hand[0] as CardId, io);
        f.left--;
        io.reveal('table'); // the answer before this did not name the card
      }
      if (f.left > 0) return false;
      s.agenda.pop();
      s.hasPlayed = true;
      doActions(b, s, io);
      return true;
    },
  };
}

function lay(s: State, seat: Seat, card: CardId, io: OmIo): void {
  fromHand(player(s, seat), card);
  s.played.push(card);
  io.tell({ t: 'played', seat, card });
}

/** om.play.3: both icons of each card count. */
export function iconsOf(b: Book, played: readonly CardId[], icon: Icon): number {
  let n = 0;
  for (const id of played) {
    const { icons } = cardOf(b.tables, id);
    if (icons[0] === icon || icons[1] === icon) n++;
  }
  return n;
}

/** om.play.3: ducats, pirates, market; sailing follows as a phase of its own. */
function doActions(b: Book, s: State, io: OmIo): void {
  takeDucats(b, s, io);
  meetPirates(b, s, io);
  visitMarket(b, s, io);
}

/** om.play.4 */
function takeDucats(b: Book, s: State, io: OmIo): void {
  const p = activePlayer(s);
  const seat = s.active;
  const extra = p.active === 'goodBusiness' ? 1 : 0; // om.marker.3
  const icons = iconsOf(b, s.played, 'ducats') + extra;
  const ducats = atCount(b.actions.ducats, icons);
  if (ducats > 0) {
    earn(p, 'action', ducats);
    io.tell({ t: 'earned', seat, icons, ducats });
  }
  const ships = p.active === 'calmSea' ? iconsOf(b, s.played, 'sail') : 0; // om.marker.2
  if (ships > 0) {
    earn(p, 'calmSea', ships);
    io.tell({ t: 'calmSea', seat, ducats: ships });
  }
}

/** om.play.5 */
function meetPirates(b: Book, s: State, io: OmIo): void {
  const seat = s.active;
  const due = atCount(b.actions.pirates, iconsOf(b, s.played, 'pirates'));
  if (due === 0) return;
  if (activePlayer(s).active === 'pirateVictory')
    io.tell({ t: 'foughtPirates', seat }); // om.marker.6
  else io.tell({ t: 'pirates', seat, n: drawToPirates(b, s, io, seat, due) });
}

/** om.play.6 */
function visitMarket(b: Book, s: State, io: OmIo): void {
  const due = atCount(b.actions.market, iconsOf(b, s.played, 'market'));
  if (due === 0) return;
  const cards = drawToHand(b, s, io, s.active, due);
  io.tell({ t: 'market', seat: s.active, n: cards.length, cards });
}

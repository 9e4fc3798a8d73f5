import { type FrameKind, must, type Seat } from '@fondaco/kernel';
import { activePlayer, type Config, earn, fromHand, type OmIo, player } from '../config.ts';
import type { Event } from '../events.ts';
import { cardLabel } from '../labels.ts';
import { drawToHand, drawToPirates } from '../pile.ts';
import type { Action, CardId, Frame, State } from '../state.ts';
import { effectOf, type PlayEffect } from './effect.ts';

/** om.play.1: as many cards as the load asks, chosen one by one from the whole hand. */
export function play(
  config: Config,
): FrameKind<State, Extract<Frame, { f: 'play' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'play', 'om.play.1')],
    legal: (s) => activePlayer(s).hand.map((card) => ({ do: 'play', card })),
    label: (_s, _f, _d, a) => cardLabel(config, 'om.do.play', a),
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
      doActions(config, s, io);
      return true;
    },
  };
}

function lay(s: State, seat: Seat, card: CardId, io: OmIo): void {
  fromHand(player(s, seat), card);
  s.played.push(card);
  io.tell({ t: 'played', seat, card });
}

/** om.play.3: ducats, pirates, market; sailing follows as a phase of its own. */
function doActions(config: Config, s: State, io: OmIo): void {
  const effect = effectOf(config, s.played, activePlayer(s).active);
  takeDucats(s, effect, io);
  meetPirates(config, s, effect, io);
  visitMarket(config, s, effect, io);
}

/** om.play.4 */
function takeDucats(s: State, { ducatIcons, ducats, calmSea }: PlayEffect, io: OmIo): void {
  const p = activePlayer(s);
  const seat = s.active;
  if (ducats > 0) {
    earn(p, 'action', ducats);
    io.tell({ t: 'earned', seat, icons: ducatIcons, ducats });
  }
  if (calmSea > 0) {
    earn(p, 'calmSea', calmSea);
    io.tell({ t: 'calmSea', seat, ducats: calmSea });
  }
}

/** om.play.5 */
function meetPirates(config: Config, s: State, { pirates, fought }: PlayEffect, io: OmIo): void {
  const seat = s.active;
  if (fought) io.tell({ t: 'foughtPirates', seat });
  if (pirates > 0) io.tell({ t: 'pirates', seat, n: drawToPirates(config, s, io, seat, pirates) });
}

/** om.play.6 */
function visitMarket(config: Config, s: State, { market }: PlayEffect, io: OmIo): void {
  if (market === 0) return;
  const cards = drawToHand(config, s, io, s.active, market);
  io.tell({ t: 'market', seat: s.active, n: cards.length, cards });
}

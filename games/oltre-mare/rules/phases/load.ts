import { type FrameKind, must } from '@fondaco/kernel';
import { activePlayer, type Config, type OmIo, removeCard } from '../config.ts';
import type { Event } from '../events.ts';
import { cardLabel } from '../labels.ts';
import type { Action, CardId, Frame, State } from '../state.ts';

/** om.load.1: the cards played go on the cargo pile one by one; the last lies on top (om.load.2). */
export function load(
  config: Config,
): FrameKind<State, Extract<Frame, { f: 'load' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'load', 'om.load.1')],
    legal: (s) => s.played.map((card) => ({ do: 'load', card })),
    label: (_s, _f, _d, a) => cardLabel(config, 'om.do.load', a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'load') stack(s, a.card, io);
    },
    resume(s, _f, io) {
      if (s.played.length > 1) return false;
      if (s.played[0]) stack(s, s.played[0], io);
      s.agenda.pop();
      return true;
    },
  };
}

function stack(s: State, card: CardId, io: OmIo): void {
  removeCard(s.played, card);
  activePlayer(s).cargo.push(card);
  io.tell({ t: 'loaded', seat: s.active, card, top: s.played.length === 0 });
}

import { type FrameKind, must } from '@fondaco/kernel';
import { activePlayer, type Config, fromHand } from '../config.ts';
import type { Event } from '../events.ts';
import { cardLabel } from '../labels.ts';
import type { Action, Frame, State } from '../state.ts';
import { handLimit } from '../top-card.ts';

/** om.limit.1: cards above the limit go face down on the own pirate pile, chosen one by one. */
export function limit(
  config: Config,
): FrameKind<State, Extract<Frame, { f: 'limit' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'limit', 'om.limit.1')],
    legal: (s) => activePlayer(s).hand.map((card) => ({ do: 'discard', card })),
    label: (_s, _f, _d, a) => cardLabel(config, 'om.do.discard', a),
    reduce(s, _f, d, a, io) {
      if (a.do !== 'discard') return;
      const p = activePlayer(s);
      fromHand(p, a.card);
      p.known = []; // om.view.2: nobody can tell any more which cards the player holds
      p.pirates.push(a.card);
      if (config.options.memory === 'open') p.laid.push(a.card);
      io.tell({ t: 'discarded', seat: d.seat, card: a.card });
      if (p.hand.length <= handLimit(config, s)) s.agenda.pop();
    },
  };
}

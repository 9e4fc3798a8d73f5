import { type FrameKind, msg, must } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Event } from '../events.ts';
import type { Action, Frame, State } from '../state.ts';
import { endTurn } from './turn.ts';

/** om.turn.1: the player says when the turn is over, so that it can be looked at and taken back first. */
export function done(
  config: Config,
): FrameKind<State, Extract<Frame, { f: 'done' }>, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'done', 'om.turn.1')],
    legal: () => [{ do: 'done' }],
    label: () => ({ label: msg('om.do.endTurn') }),
    reduce(s, _f, _d, _a, io) {
      s.agenda.pop();
      endTurn(config, s, io);
    },
  };
}

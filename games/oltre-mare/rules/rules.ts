import { byAgenda, type Decision, type Plan, type Rules } from '@fondaco/kernel';
import type { Book, OmIo } from './book.ts';
import { bookOf } from './book-of.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Pack } from './components/pack.ts';
import type { Event } from './events.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import type { Options } from './options.ts';
import { compass } from './phases/compass.ts';
import { done } from './phases/done.ts';
import { limit } from './phases/limit.ts';
import { load } from './phases/load.ts';
import { play } from './phases/play.ts';
import { reachable, sail } from './phases/sail.ts';
import { turn } from './phases/turn.ts';
import { redact } from './redact.ts';
import { resultOf } from './scoring/winner.ts';
import { setUpTable } from './setup.ts';
import type { Action, Frame, State } from './state.ts';
import { tell } from './tell.ts';
import { trade } from './trade/frame.ts';
import { type View, view } from './view.ts';

export type OltreMare = Rules<State, Action, Event, View>;

export const rules = (options: Options, pack: Pack): OltreMare => bind(bookOf(options, pack)).rules;

/** The rules of a book; `settle` brings a state made by hand to its next question. */
export function bind(b: Book): { rules: OltreMare; settle(s: State, io: OmIo): void } {
  const { settle, ...agenda } = byAgenda<State, Frame, Action, Event, View>({
    turn: turn(b),
    limit: limit(b),
    trade: trade(b),
    play: play(b),
    sail: sail(b),
    compass: compass(b),
    load: load(b),
    done: done(b),
  });
  const bound: OltreMare = {
    ...agenda,
    setup(seats, io) {
      const s = setUpTable(b, seats, io);
      settle(s, io);
      return s;
    },
    result: (s) => resultOf(b, s),
    ...(b.options.memory === 'closed' && { forgets: true }), // om.view.2
    plan: (v, d) => planSailing(b, v, d),
    view: (s, who) => view(b, s, who),
    redact: (e, who) => redact(b, e, who),
    tell: (e) => tell(b, e),
    imagine: (v, _who, chance) => imagine(b, v, chance),
    features: (s, who) => features(b, s, who),
    clone,
    check: (s) => check(b, s),
  };
  return { rules: bound, settle };
}

function planSailing(b: Book, v: View, d: Decision): Plan<Action>[] {
  const f = v.agenda.at(-1);
  const port = v.players[v.active]?.port;
  return d.kind === 'sail' && f?.f === 'sail' && port !== undefined ? reachable(b, port, f) : [];
}

import {
  byAgenda,
  type Decision,
  type Learned,
  measuredOdds,
  type Plan,
  type Rules,
  weightsFor,
} from '@fondaco/kernel';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Pack } from './components/pack.ts';
import type { Config, OmIo } from './config.ts';
import { configOf } from './config-of.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import learned from './learned.json' with { type: 'json' };
import { type Options, options as schema } from './options.ts';
import { compass } from './phases/compass.ts';
import { done } from './phases/done.ts';
import { limit } from './phases/limit.ts';
import { load } from './phases/load.ts';
import { play } from './phases/play.ts';
import { reachable, sail } from './phases/sail.ts';
import { turn } from './phases/turn.ts';
import { redact } from './redact.ts';
import { standingOf } from './scoring/final.ts';
import { resultOf } from './scoring/winner.ts';
import { setUpTable } from './setup.ts';
import type { Action, Frame, State } from './state.ts';
import { tell } from './tell.ts';
import { HAND_WEIGHTS, progressOf, TERM_NAMES, terms } from './terms.ts';
import { trade } from './trade/frame.ts';
import { phrase, qualms, traderOf } from './trade/manners.ts';
import { memoryFold } from './trade/memory.ts';
import { proposals } from './trade/proposals.ts';
import { type View, view } from './view.ts';

export type OltreMare = Rules<State, Action, Event, View>;

export const rules = (options: Options, pack: Pack): OltreMare => ({
  ...bind(configOf(options, pack)).rules,
  odds: measuredOdds(learned as Learned[], { schema, options, pack, ignore: ['begins'] }),
});

/** The rules bound to a config; `settle` brings a state made by hand to its next question. */
export function bind(config: Config): { rules: OltreMare; settle(s: State, io: OmIo): void } {
  const { settle, ...agenda } = byAgenda<State, Frame, Action, Event, View>({
    turn: turn(config),
    limit: limit(config),
    trade: trade(config),
    play: play(config),
    sail: sail(config),
    compass: compass(config),
    load: load(config),
    done: done(config),
  });
  const bound: OltreMare = {
    ...agenda,
    setup(seats, io) {
      const s = setUpTable(config, seats, io);
      settle(s, io);
      return s;
    },
    result: (s) => resultOf(config, s),
    standing: (s) => standingOf(config, clone(s)),
    ...(config.options.memory === 'closed' && { forgets: true }), // om.view.2
    plan: (v, d) => planSailing(config, v, d),
    view: (s, who) => view(config, s, who),
    redact: (e, who) => redact(config, e, who),
    tell: (e) => tell(config, e),
    imagine: (v, _who, chance, memory) => imagine(config, v, chance, memory),
    turn: (s) => ({ seat: s.active, number: s.turn }),
    termNames: TERM_NAMES,
    terms: (s, who) => terms(config, s, who),
    weights: HAND_WEIGHTS,
    learned: (seats) =>
      weightsFor(learned as Learned[], { options: config.options, seats }, TERM_NAMES),
    progress: (s) => progressOf(config, s),
    proposals(s, d, worth, memory) {
      const f = s.agenda.at(-1);
      return f?.f === 'trade' ? proposals(config, s, f, d, worth, memory) : [];
    },
    memory: memoryFold(config),
    qualms(s, d, a, worth, memory) {
      const trader = traderOf(config, s, d, worth, memory);
      return trader ? qualms(trader, a) : 0;
    },
    phrase(s, d, a, worth, memory) {
      const trader = traderOf(config, s, d, worth, memory);
      return trader ? phrase(trader, a) : a;
    },
    clone,
    check: (s) => check(config, s),
  };
  return { rules: bound, settle };
}

function planSailing(config: Config, v: View, d: Decision): Plan<Action>[] {
  const f = v.agenda.at(-1);
  const port = v.players[v.active]?.port;
  return d.kind === 'sail' && f?.f === 'sail' && port !== undefined
    ? reachable(config, port, f)
    : [];
}

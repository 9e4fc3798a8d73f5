import { byAgenda, type Learned, measuredOdds, type Rules, weightsFor } from '@fondaco/kernel';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Pack } from './components/pack.ts';
import { type ClassicIo, type Config, configOf } from './config.ts';
import { dock } from './dock/frame.ts';
import { proposals } from './dock/proposals.ts';
import { netWorth, progressOf, resultOf } from './end.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import learned from './learned.json' with { type: 'json' };
import { type Options, options as schema } from './options.ts';
import { planMoves } from './plan.ts';
import { redact } from './redact.ts';
import { creditsAgainst, isRevocable } from './revocable.ts';
import { setUpTable } from './setup.ts';
import type { Action, Frame, State } from './state.ts';
import { done } from './steps/done.ts';
import { heading } from './steps/heading.ts';
import { jump } from './steps/jump.ts';
import { move } from './steps/move.ts';
import { lock, payOnTheWay, relic } from './steps/on-the-way.ts';
import { races } from './steps/races.ts';
import { refit } from './steps/refit.ts';
import { reroll } from './steps/reroll.ts';
import { tell } from './tell.ts';
import { HAND_WEIGHTS, TERM_NAMES, terms } from './terms/index.ts';
import { type View, view } from './view.ts';

export type Classic = Rules<State, Action, Event, View>;

export const rules = (options: Options, pack: Pack): Classic => ({
  ...bind(configOf(options, pack)).rules,
  odds: measuredOdds(learned as Learned[], { schema, options, pack, ignore: ['begins'] }),
});

/** The rules bound to a config; `settle` brings a state made by hand to its next question. */
export function bind(config: Config): { rules: Classic; settle(s: State, io: ClassicIo): void } {
  const { settle, ...agenda } = byAgenda<State, Frame, Action, Event, View>({
    races: races(config),
    heading: heading(config),
    reroll: reroll(config),
    jump: jump(config),
    move: move(config),
    pay: payOnTheWay(config),
    relic: relic(config),
    lock: lock(config),
    dock: dock(config),
    fit: refit(config),
    done: done(config),
  });
  const bound: Classic = {
    ...agenda,
    setup: (seats, io) => setUpTable(config, seats, io),
    result: (s) => resultOf(config, s),
    standing: (s) => s.players.map((_, seat) => netWorth(config, s, seat)),
    plan: (v, d) => planMoves(config, agenda, v, d),
    view,
    redact,
    tell: (e) => tell(config, e),
    imagine: (v, _who, chance) => imagine(config, v, chance),
    turn: (s) => ({ seat: s.active, number: s.turn }),
    termNames: TERM_NAMES,
    terms: (s, who) => terms(config, s, who),
    weights: HAND_WEIGHTS,
    learned: (seats) =>
      weightsFor(learned as Learned[], { options: config.options, seats }, TERM_NAMES),
    progress: (s) => progressOf(config, s),
    proposals(s, d, worth) {
      const f = s.agenda.at(-1);
      return f?.f === 'dock' ? proposals(config, s, f, d, worth) : [];
    },
    revocable: (_s, d, a) => isRevocable(d, a),
    qualms: (s, d, a) => creditsAgainst(config, s, d, a),
    clone,
    check: (s) => check(config, s),
  };
  return { rules: bound, settle };
}

import {
  byAgenda,
  type FrameKind,
  type FrameKinds,
  type Learned,
  measuredOdds,
  type Rules,
  weightsFor,
} from '@fondaco/kernel';
import { card } from './cards/encounters/card.ts';
import { checkMissions } from './cards/missions/check.ts';
import { rewardKinds } from './cards/rewards/kinds.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Pack } from './components/pack.ts';
import { type Config, configOf, type StandardIo } from './config.ts';
import { resultOf } from './end/end.ts';
import { scoreWith } from './end/score.ts';
import type { Event } from './events.ts';
import { flightKinds } from './flight/kinds.ts';
import { probe } from './flight/probe.ts';
import { imagine } from './imagine.ts';
import learned from './learned.json' with { type: 'json' };
import { type Options, options as schema } from './options.ts';
import { planMoves } from './plan.ts';
import { portKinds } from './port/kinds.ts';
import { redact } from './redact.ts';
import { creditsAgainst, isRevocable } from './revocable.ts';
import { drills } from './round/drills.ts';
import { round } from './round/start.ts';
import { slaver } from './round/titles.ts';
import { next, turnOf } from './round/turn.ts';
import { dials } from './setup/dials.ts';
import { pilots } from './setup/pilots.ts';
import { setUpTable } from './setup/setup.ts';
import type { Action, Frame, State } from './state.ts';
import { tell } from './tell.ts';
import { TERM_NAMES, terms, WEIGHTS } from './terms/index.ts';
import { checkChallenges } from './variants/challenges.ts';
import { berth, reveal, stockUp } from './variants/light-speed.ts';
import { outfit } from './variants/solo.ts';
import { type View, view } from './view.ts';

export type Standard = Rules<State, Action, Event, View>;

export const rules = (options: Options, pack: Pack): Standard => ({
  ...bind(configOf(options, pack)).rules,
  odds: measuredOdds(learned as Learned[], { schema, options, pack, ignore: ['begins'] }),
});

/** The rules bound to a config; `settle` brings a state made by hand to its next question. */
export function bind(config: Config): { rules: Standard; settle(s: State, io: StandardIo): void } {
  const kinds: FrameKinds<State, Frame, Action, Event> = {
    pilots: pilots(config),
    dials: dials(config),
    outfit: outfit(config),
    reveal: reveal(config),
    stockUp: stockUp(config),
    berth: berth(config),
    round: round(config),
    slaver: slaver(config),
    drills: drills(config),
    next: next(config),
    ...flightKinds(config),
    probe: probe(config),
    card: card(config),
    ...rewardKinds(config),
    ...portKinds(config),
  };
  const { settle, ...agenda } = byAgenda<State, Frame, Action, Event, View>(watched(config, kinds));
  const bound: Standard = {
    ...agenda,
    renewIds(s, later) {
      agenda.renewIds(s, later);
      // A frame below the current question may have been answered under its old id.
      for (const f of s.agenda.slice(0, -1)) if ('id' in f) f.id = s.nextId++;
    },
    setup(seats, io) {
      const s = setUpTable(config, seats, io);
      settle(s, io);
      return s;
    },
    result: resultOf,
    standing: (s) => s.players.map((_, seat) => scoreWith(config, s, seat).total),
    plan: (v, d) => planMoves(config, agenda, v, d),
    view,
    redact,
    tell: (e) => tell(config, e),
    imagine: (v, _who, chance) => imagine(config, v, chance),
    turn: turnOf,
    termNames: TERM_NAMES,
    terms: (s, who) => terms(config, s, who),
    weights: WEIGHTS,
    learned: (seats) =>
      weightsFor(learned as Learned[], { options: config.options, seats }, TERM_NAMES),
    progress: (s) => s.round / s.lastRound,
    revocable: (_s, d, a) => isRevocable(d, a),
    qualms: (s, d, a) => creditsAgainst(config, s, d, a),
    clone,
    check: (s) => check(config, s),
  };
  return { rules: bound, settle };
}

/** mvs.mission.1, mvs.solo.4: checked after everything that happens. */
function watched(
  config: Config,
  kinds: FrameKinds<State, Frame, Action, Event>,
): FrameKinds<State, Frame, Action, Event> {
  const look = (s: State, io: StandardIo): void => {
    if (s.over) return;
    checkMissions(config, s, io);
    if (s.challenges.length > 0) checkChallenges(config, s, io);
  };
  type AnyKind = FrameKind<State, Frame, Action, Event>;
  const watch = (kind: AnyKind): AnyKind => {
    const { reduce, resume } = kind;
    const watching: AnyKind = {
      ...kind,
      reduce(s, f, d, a, io) {
        reduce(s, f, d, a, io);
        look(s, io);
        askAnew(s, f);
      },
    };
    if (resume)
      watching.resume = (s, f, io) => {
        if (!resume(s, f, io)) return false;
        look(s, io);
        return true;
      };
    return watching;
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([f, kind]) => [
      f,
      watch(kind as unknown as FrameKind<State, Frame, Action, Event>),
    ]),
  ) as unknown as FrameKinds<State, Frame, Action, Event>;
}

/** Gives a question a new id if others were put on top of it: it is asked anew after them. */
function askAnew(s: State, f: Frame): void {
  const top = s.agenda.length - 1;
  if (s.agenda[top] !== f && s.agenda.includes(f) && 'id' in f) f.id = s.nextId++;
}

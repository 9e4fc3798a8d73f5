import { byAgenda, type Game, type Io, type Rules } from '@fondaco/kernel';
import {
  allKinds,
  components,
  DEALT,
  type LanternOptions,
  type LanternPack,
  MAX_SEATS,
  optionsSchema,
  packSchema,
} from './components.ts';
import { bid } from './frames/bid.ts';
import { give } from './frames/give.ts';
import { proposals } from './frames/proposals.ts';
import { round } from './frames/round.ts';
import { turn } from './frames/turn.ts';
import { memory } from './memory.ts';
import { check, plan, result, scores, TERM_NAMES, tell, terms, turnOf, WEIGHTS } from './result.ts';
import { type Action, type Event, type Frame, newId, type State } from './state.ts';
import { clone, imagine, redact, type View, view } from './view.ts';

type LanternRules = Rules<State, Action, Event, View>;

/** The rules with these values; `settle` brings a state made by hand to its next question. */
export function bind(
  options: LanternOptions,
  pack: LanternPack,
): { rules: LanternRules; settle(s: State, io: Io<Event>): void } {
  const { settle, ...play } = byAgenda<State, Frame, Action, Event, View>({
    round: round(options.rounds),
    bid,
    turn: turn(pack),
    give,
  });
  const rules: LanternRules = {
    ...play,
    setup(seats, io) {
      const deck = allKinds(pack);
      io.chance.shuffle(deck, 'deal');
      const s: State = {
        agenda: [{ f: 'round' }],
        nextId: 1,
        round: 0,
        coins: Array.from({ length: seats }, () => options.coins),
        pot: 0,
        rows: [],
        deck,
      };
      for (let seat = 0; seat < seats; seat++)
        s.rows.push(
          deck.splice(0, DEALT).map((kind) => ({ id: newId(s), kind, seen: [], lit: false })),
        );
      settle(s, io);
      return s;
    },
    result: (s) => result(s, pack),
    standing: (s) => scores(s, pack),
    plan,
    view,
    redact,
    tell,
    imagine: (v, _who, chance) => imagine(v, pack, chance),
    turn: turnOf,
    termNames: TERM_NAMES,
    terms: (s, who) => terms(s, who, pack),
    weights: WEIGHTS,
    proposals,
    memory,
    clone,
    check: (s) => check(s, options, pack),
  };
  return { rules, settle };
}

/** A small game that uses every part of the contract that players meet: an example, and the test of the test kit. */
export const lanterns: Game<LanternOptions, LanternPack, State, Action, Event, View> = {
  id: 'lanterns',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: optionsSchema,
  pack: packSchema,
  components,
  rules: (options, pack) => bind(options, pack).rules,
};

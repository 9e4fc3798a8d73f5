import { type AnyGame, fastChance, setUp, step } from '@fondaco/kernel';
import type { AnyRules } from '../conformance/check.ts';
import { nextDecision, type TestPlayer } from '../conformance/players.ts';
import { type AnyInvariant, InvariantBroken, watchInvariants } from '../invariant.ts';
import { type Exercised, noteAnswer, noteEvents, noteQuestions } from './exercised.ts';

/** Where a game is taken up: at its beginning, or at a position made by hand. */
export interface Start {
  name: string;
  rules: AnyRules;
  options: unknown;
  pack: unknown;
  seats: number;
  /** Makes the position, and what was told on the way to it; `seed` decides what chance decides. */
  begin(seed: string): { state: unknown; events: readonly unknown[] };
}

export interface Exploration {
  player: TestPlayer;
  invariants: readonly AnyInvariant[];
  /** Answers after which a game is broken off. */
  steps: number;
  exercised: Exercised;
}

export interface Finding {
  start: string;
  seed: string;
  step: number;
  /** The invariant that is broken; `check`: the game's own; `throws`: anything else. */
  by: string;
  message: string;
}

export function tableStart(
  game: AnyGame,
  seats: number,
  options: object = {},
  pack: unknown = game.components,
  name = '',
): Start {
  const parsed = game.options.parse(options);
  const rules = game.rules(parsed, pack);
  return {
    name: [name, JSON.stringify(options), `${seats} seats`].join(' ').trim(),
    rules,
    options: parsed,
    pack,
    seats,
    begin: (seed) => setUp(rules, seats, fastChance(seed)),
  };
}

/** Plays on from a start and checks the invariants after every answer; what it finds ends the game. */
export function explore(start: Start, seed: string, exploration: Exploration): Finding | undefined {
  const { player, invariants, steps, exercised } = exploration;
  const { rules } = start;
  const luck = fastChance(`${start.name}/${seed}/luck`);
  const chance = fastChance(`${start.name}/${seed}/player`);
  let at = 0;
  try {
    const begun = start.begin(seed);
    let { state } = begun;
    noteEvents(exercised, rules, begun.events, start.seats);
    const watch = watchInvariants(invariants, start);
    rules.check(state);
    watch.state(state);
    for (; at < steps && !rules.result(state); at++) {
      const decisions = rules.decisions(state);
      noteQuestions(exercised, decisions);
      const move = nextMove(rules, player, state, decisions, chance);
      const command = { seat: move.decision.seat, decision: move.decision.id, action: move.action };
      const outcome = step(rules, state, command, luck);
      if (!outcome.ok) throw new Error(`${JSON.stringify(move.action)} is refused`);
      noteAnswer(exercised, move.decision, move.action);
      noteEvents(exercised, rules, outcome.events, start.seats);
      const before = state;
      state = outcome.state;
      rules.check(state);
      watch.state(state);
      watch.transition({ ...move, before, after: state, events: outcome.events });
    }
    exercised.games++;
    exercised.answersGiven += at;
    return undefined;
  } catch (error) {
    return { start: start.name, seed, step: at, ...described(error) };
  }
}

type Move = { decision: ReturnType<AnyRules['decisions']>[number]; action: unknown };

function nextMove(
  rules: AnyRules,
  player: TestPlayer,
  state: unknown,
  decisions: ReturnType<AnyRules['decisions']>,
  chance: ReturnType<typeof fastChance>,
): Move {
  for (const decision of nextDecision(decisions, chance)) {
    const action = player.choose({ rules, state, decision, chance });
    if (action !== undefined) return { decision, action };
  }
  throw new Error(`${player.name} leaves every question alone`);
}

function described(error: unknown): Pick<Finding, 'by' | 'message'> {
  if (error instanceof InvariantBroken)
    return { by: error.invariant.holds, message: error.message };
  const { message, msg } = error as Error & { msg?: { params?: unknown } };
  if (msg) return { by: 'check', message: `${message} ${JSON.stringify(msg)}` };
  return { by: 'throws', message: (error as Error).stack ?? message };
}

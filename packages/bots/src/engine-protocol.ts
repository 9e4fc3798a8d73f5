import { type Decision, type Form, fastChance, type Json } from '@fondaco/kernel';
import type { Question } from './player.ts';

/** The version of the line protocol that programs speak on standard input and output: docs/engines.md. */
export const ENGINE_PROTOCOL = 1;

/** Milliseconds a program may think about one question. */
const ENGINE_MS = 1000;

/** What a program is told before it is asked about a game. */
export interface EngineGame {
  game: string;
  rulesVersion: number;
  options: Json;
  /** Component values; null: those shipped with the game. */
  pack: Json;
  seats: number;
}

/** What a program is asked: a question, what its seat sees, and every answer that can be listed. */
export interface EngineQuestion {
  decision: Decision;
  view: Json;
  /** What its seat remembers of the game; left out where the rules remember nothing. */
  memory?: Json;
  actions: Json[];
  forms: Form[];
  /** Milliseconds it may think. */
  ms: number;
  /** For programs that want to be repeatable. */
  seed: string;
}

/** A question as a program is asked: with every listed answer, so that it needs no rules of its own. */
export function engineQuestion<S, A, E, V>(
  { rules, view, decision, memory }: Omit<Question<S, A, E, V>, 'seats' | 'chance' | 'budget'>,
  seed: string,
  ms = ENGINE_MS,
): EngineQuestion {
  const world = rules.imagine(view, decision.seat, fastChance(seed), memory);
  return {
    decision,
    view: view as Json,
    ...(memory !== undefined && { memory }),
    actions: rules.legal(world, decision) as Json[],
    forms: rules.forms(world, decision),
    ms,
    seed,
  };
}

export type ToEngine =
  | { t: 'fondaco'; protocol: number }
  | ({ t: 'game' } & EngineGame)
  | ({ t: 'ask' } & EngineQuestion)
  | { t: 'quit' };

export type FromEngine =
  | { t: 'engine'; name: string; protocol: number }
  | { t: 'answer'; action: Json }
  /** Leaves the question unanswered. */
  | { t: 'pass' };

/** A word, and what it is about as JSON: `answer {"action":{"do":"done"}}`. */
export function lineOf({ t, ...rest }: ToEngine | FromEngine): string {
  return Object.keys(rest).length === 0 ? t : `${t} ${JSON.stringify(rest)}`;
}

/** Reads a line; undefined if it is empty or no message. */
export function readLine<M extends ToEngine | FromEngine>(line: string): M | undefined {
  const text = line.trim();
  const at = text.indexOf(' ');
  const t = at < 0 ? text : text.slice(0, at);
  if (t === '') return undefined;
  try {
    const rest = at < 0 ? {} : (JSON.parse(text.slice(at)) as object);
    return { t, ...rest } as M;
  } catch {
    return undefined;
  }
}

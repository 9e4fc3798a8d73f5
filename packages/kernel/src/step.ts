import type { Draw } from './chance/draw.ts';
import { recordingChance } from './chance/recorded.ts';
import type { Chance, Decision, Io, Json, Refusal, Rules, Seat, Viewer } from './contract.ts';
import { sameJson } from './json.ts';
import { msg } from './message.ts';

export interface Command {
  seat: Seat;
  /** The id of the decision it answers. */
  decision: number;
  action: unknown;
}

export interface StepResult<S, E> {
  state: S;
  draws: Draw[];
  reveals: Viewer[];
  events: E[];
}

export type Outcome<S, E> =
  | ({ ok: true; decision: Decision; action: Json; free: boolean } & StepResult<S, E>)
  | { ok: false; refusal: Refusal };

/** The only place where legality is decided: checks decision, seat and action, and leaves the given state unchanged. */
export function step<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  command: Command,
  chance: Chance,
): Outcome<S, E> {
  const decision = rules.decisions(s).find((d) => d.id === command.decision);
  if (!decision) return { ok: false, refusal: { msg: msg('kernel.stale') } };
  if (decision.seat !== command.seat)
    return { ok: false, refusal: { msg: msg('kernel.notYours') } };
  const refusal = rules.refuse(s, decision, command.action);
  if (refusal) return { ok: false, refusal };
  // A copy, so that the caller can do what they like with theirs.
  const action = JSON.parse(JSON.stringify(command.action)) as Json;
  const free =
    decision.need === 'may' && !rules.legal(s, decision).some((x) => sameJson(x, action));
  const state = rules.clone(s);
  const done = recordStep<E>(chance, (io) => rules.reduce(state, decision, action as A, io));
  return { ok: true, decision, action, free, state, ...done };
}

export function setUp<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  chance: Chance,
): StepResult<S, E> {
  let state: S | undefined;
  const done = recordStep<E>(chance, (io) => {
    state = rules.setup(seats, io);
  });
  return { state: state as S, ...done };
}

function recordStep<E>(
  chance: Chance,
  run: (io: Io<E>) => void,
): Omit<StepResult<never, E>, 'state'> {
  const draws: Draw[] = [];
  const events: E[] = [];
  const reveals: Viewer[] = [];
  run({
    chance: recordingChance(chance, draws),
    tell: (e) => void events.push(e),
    reveal: (to) => {
      if (!reveals.includes(to)) reveals.push(to);
    },
  });
  return { draws, events, reveals };
}

/** For search and simulation: draws without recording anything. */
export const silentIo = <E>(chance: Chance): Io<E> => ({
  chance,
  tell: () => {},
  reveal: () => {},
});

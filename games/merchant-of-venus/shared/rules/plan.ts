import {
  type Chance,
  type Decision,
  fastChance,
  type Io,
  type Plan,
  type Seat,
} from '@fondaco/kernel';
import type { SpaceId } from '../../board/rules/graph.ts';

/** Far more positions than a roll reaches on the printed board. */
const MAX_POSITIONS = 1500;

/** The part of the rules that a plan is tried out with. */
export interface TriedRules<S, A, E> {
  decisions(s: S): Decision[];
  legal(s: S, d: Decision): A[];
  reduce(s: S, d: Decision, a: A, io: Io<E>): void;
}

/** What a game has to say of its ships on the way. */
export interface Voyage<S, A, E> {
  clone(s: S): S;
  /** What a plan may do on the way; whatever else is offered is for the player to decide. */
  takes(a: A): boolean;
  /** Where the ship of a seat is. */
  at(s: S, seat: Seat): SpaceId;
  /** Where an event takes the ship, for games whose ships may be led on by what they draw. */
  goes?(e: E): SpaceId | undefined;
  /** Positions from which the same can be done; undefined where the ship has come to rest. */
  key(s: S): string | undefined;
}

interface TriedPosition<S, A> {
  state: S;
  /** The answers that led here, the last first; none led to the start. */
  steps: StepsSoFar<A> | undefined;
}

interface StepsSoFar<A> {
  action: A;
  before: StepsSoFar<A> | undefined;
}

/**
 * Where a ship can go, each place by the fewest answers: tried out on an imagined position, and broken off where
 * something is drawn, thrown or turned up.
 */
export function explorePlans<S, A, E>(
  rules: TriedRules<S, A, E>,
  voyage: Voyage<S, A, E>,
  start: S,
  d: Decision,
): Plan<A>[] {
  const plans = new Map<SpaceId, Plan<A>>();
  const been = new Set<string>();
  const found: TriedPosition<S, A>[] = [{ state: start, steps: undefined }];
  const trial = trialOf(voyage);
  for (let i = 0; i < found.length && been.size < MAX_POSITIONS; i++) {
    const before = found[i] as TriedPosition<S, A>;
    const [asked] = rules.decisions(before.state);
    if (!asked || asked.seat !== d.seat) continue;
    for (const action of rules.legal(before.state, asked)) {
      if (!voyage.takes(action)) continue;
      const state = voyage.clone(before.state);
      trial.begin();
      rules.reduce(state, asked, action, trial.io);
      const at = trial.met() ?? voyage.at(state, d.seat);
      if (!plans.has(at))
        plans.set(at, { goal: { t: 'space', id: at }, steps: [...inOrder(before.steps), action] });
      const key = trial.surprised() ? undefined : voyage.key(state);
      if (key === undefined || been.has(key)) continue;
      been.add(key);
      found.push({ state, steps: { action, before: before.steps } });
    }
  }
  return [...plans.values()];
}

function inOrder<A>(last: StepsSoFar<A> | undefined): A[] {
  const steps: A[] = [];
  for (let step = last; step; step = step.before) steps.push(step.action);
  return steps.reverse();
}

/** Watches one try after the other: whether something came up that the player cannot foresee, and where. */
interface Trial<E> {
  begin(): void;
  io: Io<E>;
  surprised(): boolean;
  /** Where the ship was led before the surprise, in games whose events say so. */
  met(): SpaceId | undefined;
}

function trialOf<S, A, E>(voyage: Voyage<S, A, E>): Trial<E> {
  let surprise = false;
  let met: SpaceId | undefined;
  // Hardly any try draws, so the dice are made when they are needed. They are the same for every try.
  let dice: Chance | undefined;
  const drawn = (): Chance => {
    dice ??= fastChance('plan');
    return dice;
  };
  const chance: Chance = {
    int(n, tag) {
      surprise = true;
      return drawn().int(n, tag);
    },
    shuffle(xs, tag) {
      drawn().shuffle(xs, tag);
    },
  };
  const reveal = (): void => {
    surprise = true;
  };
  const tell = (e: E): void => {
    if (!surprise) met = voyage.goes?.(e) ?? met;
  };
  return {
    begin() {
      surprise = false;
      met = undefined;
      dice = undefined;
    },
    io: { chance, tell, reveal },
    surprised: () => surprise,
    met: () => (surprise ? met : undefined),
  };
}

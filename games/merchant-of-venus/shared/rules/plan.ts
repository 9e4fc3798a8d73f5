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
  steps: A[];
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
  const open: TriedPosition<S, A>[] = [{ state: start, steps: [] }];
  for (let way = open.shift(); way && been.size < MAX_POSITIONS; way = open.shift()) {
    const [asked] = rules.decisions(way.state);
    if (!asked || asked.seat !== d.seat) continue;
    for (const action of rules.legal(way.state, asked)) {
      if (!voyage.takes(action)) continue;
      const next = tried(rules, voyage, way, asked, action);
      const at = next.met ?? voyage.at(next.state, d.seat);
      if (!plans.has(at)) plans.set(at, { goal: { t: 'space', id: at }, steps: next.steps });
      const key = next.surprise ? undefined : voyage.key(next.state);
      if (key === undefined || been.has(key)) continue;
      been.add(key);
      open.push(next);
    }
  }
  return [...plans.values()];
}

function tried<S, A, E>(
  rules: TriedRules<S, A, E>,
  voyage: Voyage<S, A, E>,
  way: TriedPosition<S, A>,
  asked: Decision,
  action: A,
): TriedPosition<S, A> & { surprise: boolean; met: SpaceId | undefined } {
  const state = voyage.clone(way.state);
  const dice = fastChance('plan');
  let surprise = false;
  let last: SpaceId | undefined;
  const chance: Chance = {
    int(n, tag) {
      surprise = true;
      return dice.int(n, tag);
    },
    shuffle: dice.shuffle,
  };
  rules.reduce(state, asked, action, {
    chance,
    tell(e) {
      if (!surprise) last = voyage.goes?.(e) ?? last;
    },
    reveal: () => {
      surprise = true;
    },
  });
  return { state, steps: [...way.steps, action], surprise, met: surprise ? last : undefined };
}

import { type Decision, fastChance, type Rules, silentIo } from '@fondaco/kernel';

/** Microseconds of processor time. */
export type Costs = Record<string, number>;

/** A position of a random game, the question open in it, and a random answer. */
interface Position<S, A, V> {
  state: S;
  decision: Decision;
  action: A;
  view: V;
}

const POSITIONS = 100;
/** Steps after which the latest of the positions is taken. */
const MAX_STEPS = 300;
/** Batches whose median counts; those before it only warm up. */
const BATCHES = 20;

/** What the parts of the rules cost that a search calls all the time. */
export function costsOf<S extends { over: unknown }, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  ms: number,
): Costs {
  const positions = Array.from({ length: POSITIONS }, (_, n) =>
    positionOf(rules, seats, n, (MAX_STEPS * n) / POSITIONS),
  );
  const chance = fastChance('costs');
  const io = silentIo<E>(chance);
  const next = ({ state, decision, action }: Position<S, A, V>): S => {
    const copy = rules.clone(state);
    rules.reduce(copy, decision, action, io);
    return copy;
  };
  const moves = positions.filter(({ view, decision }) => rules.plan?.(view, decision).length);
  const cost = <T>(cases: readonly T[], run: (x: T) => unknown, renew?: () => readonly T[]) =>
    microseconds(cases, run, ms, renew);
  return {
    clone: cost(positions, (x) => rules.clone(x.state)),
    'clone + reduce': cost(positions, next),
    legal: cost(positions, (x) => rules.legal(x.state, x.decision)),
    // The next positions: rules remember those they have just seen.
    terms: cost(
      positions.map(next),
      (s) => rules.terms(s, 0),
      () => positions.map(next),
    ),
    plan: cost(moves, (x) => rules.plan?.(x.view, x.decision)),
    imagine: cost(positions, (x) => rules.imagine(x.view, x.decision.seat, chance)),
  };
}

/** Every position is a game of its own: copies that are kept would slow down all others. */
function positionOf<S extends { over: unknown }, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  seed: number,
  steps: number,
): Position<S, A, V> {
  const chance = fastChance(seed);
  const io = silentIo<E>(chance);
  const state = rules.setup(seats, io);
  for (let left = steps; ; left--) {
    const decision = rules.decisions(state, 'must')[0];
    if (!decision) return positionOf(rules, seats, seed, steps / 2); // the game was shorter
    const legal = rules.legal(state, decision);
    const action = legal[chance.int(legal.length, 'bot')] as A;
    if (left <= 0) return { state, decision, action, view: rules.view(state, decision.seat) };
    rules.reduce(state, decision, action, io);
  }
}

function microseconds<T>(
  cases: readonly T[],
  run: (x: T) => unknown,
  ms: number,
  renew = () => cases,
): number {
  if (cases.length === 0) return 0;
  const batches: number[] = [];
  for (let n = 0; n < 2 * BATCHES; n++) {
    let [spent, runs] = [0, 0];
    while (spent < (ms * 1000) / (2 * BATCHES)) {
      const now = renew();
      const start = process.cpuUsage();
      for (const x of now) run(x);
      const { user, system } = process.cpuUsage(start);
      spent += user + system;
      runs += now.length;
    }
    batches.push(spent / runs);
  }
  const counted = batches.slice(BATCHES).sort((a, b) => a - b);
  return counted[counted.length >> 1] ?? 0;
}

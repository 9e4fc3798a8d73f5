import {
  type Chance,
  type Decision,
  fastChance,
  type Rules,
  type Seat,
  silentIo,
  type Worth,
} from '@fondaco/kernel';
import type { Budget } from './player.ts';
import { answerQuickly } from './policy.ts';

export interface SearchSettings<S> {
  worth: Worth<S>;
  seats: number;
  /** How many continuations are played in all, if there is time. */
  iterations: number;
  /** Turns that are played on after the one in progress. */
  turnsAhead: number;
  imagine(): S;
  chance: Chance;
  budget?: Budget | undefined;
}

/** A possible answer, and what it brought where it was tried. */
export interface Tried<A> {
  /** Undefined: the question is left unanswered. */
  action: A | undefined;
  tries: number;
  /** On average, the own worth less the mean of the others'. */
  value: number;
}

/** An imagined state, and the luck that all answers meet in it. */
interface World<S> {
  state: S;
  seed: number;
}

/** Most questions that are answered in one continuation: a search never hangs. */
const MOST_STEPS = 400;
const SEEDS = 2 ** 30;

/**
 * Tries answers in imagined worlds, each played on to the end of the turn and some turns more. All meet the same worlds and the same
 * luck; after every round the worse half is given up (successive halving). Best first: those tried to the last, by their value.
 */
export function search<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  d: Decision,
  actions: readonly (A | undefined)[],
  settings: SearchSettings<S>,
): Tried<A>[] {
  const { chance, iterations, imagine, budget } = settings;
  const tried = actions.map((action): Tried<A> => ({ action, tries: 0, value: 0 }));
  const worlds: World<S>[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
  let field = tried;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(iterations / rounds / field.length));
    const from = field[0]?.tries ?? 0;
    for (let n = from; n < from + each; n++) {
      if (n > 0 && budget && budget.now() > budget.deadline) break;
      worlds[n] ??= { state: imagine(), seed: chance.int(SEEDS, 'world') };
      for (const x of field) {
        x.tries++;
        x.value +=
          (playOn(rules, worlds[n] as World<S>, d, x.action, settings) - x.value) / x.tries;
      }
    }
    field = field.toSorted((x, y) => y.value - x.value).slice(0, Math.ceil(field.length / 2));
  }
  return tried.sort((x, y) => y.tries - x.tries || y.value - x.value);
}

/** What an answer leads to in one world. */
function playOn<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  { state, seed }: World<S>,
  d: Decision,
  action: A | undefined,
  { worth, seats, turnsAhead }: SearchSettings<S>,
): number {
  const io = silentIo<E>(fastChance(seed));
  const last = rules.turn(state).number + turnsAhead;
  let s = rules.clone(state);
  if (action !== undefined) rules.reduce(s, d, action, io);
  for (let n = 0; n < MOST_STEPS && rules.turn(s).number <= last && !rules.result(s); n++)
    s = answerQuickly(rules, s, worth, io);
  return lead(worth, s, d.seat, seats);
}

/** What a position is worth to a seat, less the mean of what it is worth to the others. */
function lead<S>(worth: Worth<S>, s: S, seat: Seat, seats: number): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += worth(s, other);
  return worth(s, seat) - (seats > 1 ? others / (seats - 1) : 0);
}

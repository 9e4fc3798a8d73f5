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

/** How far a continuation goes: until those who were asked something have answered, or to the end of the turn. */
export type Sight = 'answer' | 'turn';

export interface SearchSettings<S, A> {
  worth: Worth<S>;
  seats: number;
  /** How many continuations are played in all, if there is time. */
  iterations: number;
  /** Tries all answers equally often: they are few, and each is to be known well. */
  even?: boolean;
  sees?: Sight;
  imagine(): S;
  chance: Chance;
  budget?: Budget | undefined;
  /** Called with every position a continuation ends in, where it began, and the answers that led there. */
  onEnd?(tried: Tried<A>, end: S, from: S, line: readonly Given<A>[]): void;
}

/** An answer somebody gave in a continuation. */
export interface Given<A> {
  decision: Decision;
  action: A;
}

/** A possible answer, and what it brought where it was tried. */
export interface Tried<A> {
  /** Undefined: the question is left unanswered. */
  action: A | undefined;
  tries: number;
  /** On average, the own worth less the mean of the others'. */
  value: number;
  /** The squared differences from that average, added up. */
  spread: number;
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
 * Tries answers in imagined worlds, each played on to the end of the turn. All meet the same worlds and the same
 * luck; after every round the worse half is given up (successive halving). Best first: those tried to the last, by their value. Empty
 * if there is no time to try each once.
 */
export function search<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  d: Decision,
  actions: readonly (A | undefined)[],
  settings: SearchSettings<S, A>,
): Tried<A>[] {
  const { chance, iterations, imagine, even = false } = settings;
  const tried = actions.map((action): Tried<A> => ({ action, tries: 0, value: 0, spread: 0 }));
  const worlds: World<S>[] = [];
  const rounds = even ? 1 : Math.max(1, Math.ceil(Math.log2(tried.length)));
  const time = timeFor(settings.budget);
  let field = tried;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(iterations / rounds / field.length));
    const from = field[0]?.tries ?? 0;
    for (let n = from; n < from + each; n++) {
      if (n > 0 && !time.for(field.length, (round + 1) / rounds)) break;
      worlds[n] ??= { state: imagine(), seed: chance.int(SEEDS, 'world') };
      for (const [at, x] of field.entries()) {
        if (n === 0 && at === 1 && !time.for(field.length - 1, 1)) return [];
        addTry(x, playOn(rules, worlds[n] as World<S>, d, x, settings));
        time.count();
      }
    }
    field = field.toSorted((x, y) => y.value - x.value).slice(0, Math.ceil(field.length / 2));
  }
  return tried.sort((x, y) => y.tries - x.tries || y.value - x.value);
}

/** Tells whether so many more continuations fit into a part of the time, by how long those before took. */
function timeFor(budget: Budget | undefined) {
  const began = budget?.now() ?? 0;
  let continuations = 0;
  return {
    count: () => void continuations++,
    for(more: number, part: number): boolean {
      if (!budget) return true;
      const spent = budget.now() - began;
      return spent + (spent / continuations) * more <= (budget.deadline - began) * part;
    },
  };
}

function addTry<A>(x: Tried<A>, value: number): void {
  const difference = value - x.value;
  x.tries++;
  x.value += difference / x.tries;
  x.spread += difference * (value - x.value);
}

/** What an answer leads to in one world. */
function playOn<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  { state, seed }: World<S>,
  d: Decision,
  tried: Tried<A>,
  { worth, seats, sees = 'turn', onEnd }: SearchSettings<S, A>,
): number {
  const io = silentIo<E>(fastChance(seed));
  const line: Given<A>[] = [];
  const note = onEnd && ((decision: Decision, action: A) => void line.push({ decision, action }));
  let s = rules.clone(state);
  if (tried.action !== undefined) {
    rules.reduce(s, d, tried.action, io);
    note?.(d, tried.action);
  }
  // Numbers of turns are only compared: in early versions of rules they do not count up.
  const turn = rules.turn(state).number;
  for (let n = 0; n < MOST_STEPS && !rules.result(s); n++) {
    if (rules.turn(s).number !== turn) break;
    if (sees === 'answer' && !rules.decisions(s).some((x) => x.need === 'asked')) break;
    s = answerQuickly(rules, s, worth, io, note);
  }
  onEnd?.(tried, s, state, line);
  return leadOf((seat) => worth(s, seat), d.seat, seats);
}

/** What a seat has, less the mean of what the others have. */
export function leadOf(value: (seat: Seat) => number, seat: Seat, seats: number): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += value(other);
  return value(seat) - (seats > 1 ? others / (seats - 1) : 0);
}

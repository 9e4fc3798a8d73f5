import type { Chance } from '@fondaco/kernel';
import { answerKind, answerName, namesIn } from './kinds.ts';

/** One answer in this many is taken at random, so that nothing is ruled out. */
const RANDOM_EVERY = 6;
/** Whole numbers make the draws reproducible. */
const FINE = 1_000_000;

type Counts = Map<string, number>;

/** Remembers which answers were taken, and picks rare ones. */
export interface Rarity {
  /** `situation` says what else is open: an answer that is common may be rare there. */
  pick<T>(question: { kind: string }, answers: readonly T[], situation: string, chance: Chance): T;
  took(question: { kind: string }, answer: unknown, situation: string): void;
}

export function rarityOfAnswers(): Rarity {
  const kinds: Counts = new Map();
  /** An answer after another one, and an answer in a situation: some faults need both. */
  const pairs: Counts = new Map();
  const names: Counts = new Map();
  let last = '';

  const weightOf = (kind: string, situation: string): number => {
    const name = kind.split(' ')[0];
    const seen = [kinds.get(kind), pairs.get(`${last} ${name}`), pairs.get(`${situation} ${name}`)];
    return seen.reduce((weight: number, n = 0) => weight / (1 + n), 1);
  };

  return {
    pick(question, answers, situation, chance) {
      if (chance.int(RANDOM_EVERY, 'curious') === 0) return pickOne(answers, chance);
      const byKind = new Map<string, typeof answers>();
      for (const answer of answers) {
        const kind = answerKind(question, answer);
        byKind.set(kind, [...(byKind.get(kind) ?? []), answer]);
      }
      const found = [...byKind.keys()];
      const most = Math.max(...found.map((kind) => weightOf(kind, situation)));
      const kind = byWeight(found, (x) => weightOf(x, situation) / most, chance);
      const rarestName = (answer: unknown): number =>
        Math.min(...namesIn(answer).map((name) => names.get(name) ?? 0), Number.MAX_SAFE_INTEGER);
      return byWeight(byKind.get(kind) ?? answers, (x) => 1 / (1 + rarestName(x)), chance);
    },
    took(question, answer, situation) {
      const name = answerName(question, answer);
      count(kinds, answerKind(question, answer));
      count(pairs, `${last} ${name}`);
      count(pairs, `${situation} ${name}`);
      last = name;
      for (const x of namesIn(answer)) count(names, x);
    },
  };
}

const count = (counts: Counts, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

export const pickOne = <T>(xs: readonly T[], chance: Chance): T =>
  xs[chance.int(xs.length, 'curious')] as T;

function byWeight<T>(xs: readonly T[], weight: (x: T) => number, chance: Chance): T {
  const weights = xs.map((x) => Math.max(1, Math.round(weight(x) * FINE)));
  const total = weights.reduce((a, b) => a + b, 0);
  let left = chance.int(total, 'curious');
  for (const [i, w] of weights.entries()) {
    if (left < w) return xs[i] as T;
    left -= w;
  }
  return xs.at(-1) as T;
}

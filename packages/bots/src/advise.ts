import { type Rules, sameJson } from '@fondaco/kernel';
import { type Course, follow } from './follow.ts';
import { proposalsFor } from './levels.ts';
import { winChances } from './odds.ts';
import { imagined, type Question } from './player.ts';
import { type Given, leadOf, type SearchSettings, search, type Tried } from './search.ts';
import { bestWeights, learnedWorth } from './worth.ts';

/** A possible answer and what it leads to, as far as the seat can know. */
export interface Advised<A, E> {
  /** Undefined: to leave the question unanswered. */
  action: A | undefined;
  /** Continuations it was played on in. */
  tries: number;
  /** Points ahead of the mean of the others. */
  lead: Estimate;
  /** To win; left out where the odds of the game were never measured. */
  chance?: Estimate;
  /** What each term adds to that lead, in the order of `termNames`. */
  terms: number[];
  /** What follows in the same turn by the seat's own answers, as far as no luck is in it. */
  course: Course<A, E>;
}

export interface Estimate {
  mean: number;
  /** Half of a 95 % interval; left out if it was tried only once. */
  error?: number;
}

export interface AdviceSettings {
  /** Continuations in all. */
  iterations: number;
  /** Answers to compare. */
  most: number;
}

export const HINT: AdviceSettings = { iterations: 480, most: 3 };

interface Compared<A> {
  /** An answer that is compared too, whether it is among the best or not. */
  played?: A;
  /** Only these, all tried equally often: to know more of answers that were found before. */
  only?: readonly (A | undefined)[];
}

/** The best answers to a question and what they lead to, best first. Each is tried at least once, however little time there is. */
export function advise<S, A, E, V>(
  q: Question<S, A, E, V>,
  { iterations, most }: AdviceSettings,
  { played, only }: Compared<A> = {},
): Advised<A, E>[] {
  const { rules, decision, seats, chance, budget } = q;
  const worth = learnedWorth(rules, seats);
  const sums = new Map<Tried<A>, Sums<S, A>>();
  const answers = only ?? answersTo(q, played);
  const tryThem = (effort: Pick<SearchSettings<S, A>, 'iterations' | 'budget'>): Tried<A>[] =>
    search(rules, decision, answers, {
      ...effort,
      worth,
      seats,
      even: only !== undefined,
      imagine: () => imagined(q),
      chance,
      onEnd(x, end, from, line) {
        const sum = sums.get(x) ?? noSums(rules.termNames.length, from, line);
        sums.set(x, sum);
        addTo(sum.terms, termLeads(rules, end, decision.seat, seats));
        const won = winChances(rules, end, seats, worth)?.[decision.seat];
        if (won !== undefined) sum.chances.push(won);
      },
    });
  const inTime = tryThem({ iterations, budget });
  const tried = inTime.length > 0 ? inTime : tryThem({ iterations: 1 });
  const shown = tried.slice(0, most);
  const other = tried.find((x) => played !== undefined && sameJson(x.action, played));
  if (other && !shown.includes(other)) shown.push(other);
  return shown.map((x) => {
    const sum = sums.get(x) as Sums<S, A>;
    return { ...advised(x, sum), course: follow(rules, sum.from, sum.line, decision.seat) };
  });
}

/** All answers that can be listed or proposed; undefined where none need be given. */
function answersTo<S, A, E, V>(q: Question<S, A, E, V>, played: A | undefined): (A | undefined)[] {
  const { rules, decision, seats } = q;
  const world = imagined(q);
  const found = [
    ...(decision.need === 'must' ? [] : [undefined]),
    ...rules.legal(world, decision),
    ...proposalsFor(q, world, learnedWorth(rules, seats)),
  ];
  return played === undefined || found.some((a) => sameJson(a, played))
    ? found
    : [...found, played];
}

/** What was gathered where the continuations of an answer ended, and how the first of them went. */
interface Sums<S, A> {
  terms: number[];
  chances: number[];
  from: S;
  line: readonly Given<A>[];
}

const noSums = <S, A>(terms: number, from: S, line: readonly Given<A>[]): Sums<S, A> => ({
  terms: Array<number>(terms).fill(0),
  chances: [],
  from,
  line,
});

function addTo(sums: number[], numbers: readonly number[]): void {
  for (const [i, n] of numbers.entries()) sums[i] = (sums[i] as number) + n;
}

/** By term, how much of a seat's lead comes from it. */
function termLeads<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  seat: number,
  seats: number,
): number[] {
  const weights = bestWeights(rules, seats);
  const terms = Array.from({ length: seats }, (_, who) => rules.terms(s, who));
  return weights.map(
    (weight, i) => weight * leadOf((who) => terms[who]?.[i] as number, seat, seats),
  );
}

function advised<S, A, E>(
  x: Tried<A>,
  { terms, chances }: Sums<S, A>,
): Omit<Advised<A, E>, 'course'> {
  return {
    action: x.action,
    tries: x.tries,
    lead: { mean: x.value, ...errorOf(x.spread, x.tries) },
    ...(chances.length > 0 && { chance: estimateOf(chances) }),
    terms: terms.map((sum) => sum / x.tries),
  };
}

const Z = 1.96;
const errorOf = (spread: number, count: number): Pick<Estimate, 'error'> =>
  count > 1 ? { error: Z * Math.sqrt(spread / (count - 1) / count) } : {};

function estimateOf(values: readonly number[]): Estimate {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = values.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, ...errorOf(spread, values.length) };
}

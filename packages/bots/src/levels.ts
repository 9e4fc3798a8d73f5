import type { Worth } from '@fondaco/kernel';
import { type Bot, imagined, type Question } from './player.ts';
import { search, type Tried } from './search.ts';
import { learnedWorth } from './worth.ts';

/** How hard a bot thinks. A lower level tries less and judges less exactly; it never throws a game away on purpose. */
export interface Level {
  /** Milliseconds it may think in a whole turn. */
  turnMs: number;
  /** Continuations played for one question. */
  iterations: number;
  /** Rounds that are played on after the turn in progress. */
  roundsAhead: number;
  /** How far off it may judge an answer, as a share of what lies between the best and the worst. */
  misjudges: number;
}

export const LEVELS = {
  relaxed: { turnMs: 100, iterations: 8, roundsAhead: 0, misjudges: 0.3 },
  skilled: { turnMs: 100, iterations: 48, roundsAhead: 0, misjudges: 0 },
  master: { turnMs: 1000, iterations: 300, roundsAhead: 1, misjudges: 0 },
} as const satisfies Record<string, Level>;

/** Worlds in which something to propose is looked for. */
const PROPOSAL_WORLDS = 3;
/** Points that something proposed must gain, because it takes everybody's time; and something revocable, so that it is not done and undone. */
const MARGIN = 0.5;

export const playerOf = (level: Level): Bot => ({
  turnMs: level.turnMs,
  answer: (q) => answerAt(level, q),
});

function answerAt<S, A, E, V>(level: Level, q: Question<S, A, E, V>): A | undefined {
  const { rules, decision: d, seats, chance, budget } = q;
  const worth = learnedWorth(rules, seats);
  const world = imagined(q);
  const listed = d.need === 'may' ? [] : rules.legal(world, d);
  const proposed = proposalsFor(q, world, worth);
  if (listed.length + proposed.length === 0)
    return d.need === 'must' ? anyAnswer(q, world) : undefined;
  if (listed.length === 1 && proposed.length === 0) return listed[0];
  const actions: (A | undefined)[] = [...(listed.length > 0 ? listed : [undefined]), ...proposed];
  const tried = search(rules, d, actions, {
    worth,
    seats,
    iterations: level.iterations,
    turnsAhead: level.roundsAhead * seats,
    imagine: () => imagined(q),
    chance,
    budget,
  });
  for (const x of tried) {
    if (x.action === undefined) continue;
    if (proposed.includes(x.action) || rules.revocable?.(world, d, x.action)) x.value -= MARGIN;
  }
  return best(tried, level.misjudges, q)?.action;
}

/** The best of those that were tried to the last. */
function best<S, A, E, V>(
  tried: readonly Tried<A>[],
  misjudges: number,
  { chance }: Question<S, A, E, V>,
): Tried<A> | undefined {
  const values = tried.map((x) => x.value);
  const range = Math.max(...values) - Math.min(...values);
  const most = misjudges > 0 ? 0 : (tried[0]?.tries ?? 0);
  let found: Tried<A> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const x of tried) {
    if (x.tries < most) continue;
    const seen = x.value + misjudges * range * (chance.int(1000, 'bot') / 1000);
    if (seen > highest) [found, highest] = [x, seen];
  }
  return found;
}

/** What could be proposed, as several worlds suggest; only what is legal in all that the seat can see. */
function proposalsFor<S, A, E, V>(q: Question<S, A, E, V>, world: S, worth: Worth<S>): A[] {
  const { rules, decision } = q;
  if (!rules.proposals) return [];
  const found = new Map<string, A>();
  for (let n = 0; n < PROPOSAL_WORLDS; n++) {
    for (const a of rules.proposals(n === 0 ? world : imagined(q), decision, worth)) {
      const key = JSON.stringify(a);
      if (!found.has(key) && !rules.refuse(world, decision, a)) found.set(key, a);
    }
  }
  return [...found.values()];
}

function anyAnswer<S, A, E, V>(
  { rules, decision, chance }: Question<S, A, E, V>,
  world: S,
): A | undefined {
  const [form] = rules.forms(world, decision);
  return form && rules.sample(world, decision, form, chance);
}

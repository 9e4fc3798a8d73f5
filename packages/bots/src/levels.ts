import { fastChance, silentIo, type Worth } from '@fondaco/kernel';
import { type Bot, imagined, type Question } from './player.ts';
import { bestAnswer } from './policy.ts';
import { type Sight, search, type Tried } from './search.ts';
import { learnedWorth, misjudgedWorth } from './worth.ts';

/** How hard a bot thinks. A lower level tries less and judges less exactly; it never throws a game away on purpose. */
export interface Level {
  /** Milliseconds it may think in a whole turn. */
  turnMs: number;
  /** Continuations played for one question. */
  iterations: number;
  /** How far off it judges what things are worth (see `misjudgedWorth`); 0: as well as it can. */
  misjudges: number;
  /** How far it plays each answer on. */
  sees: Sight;
}

export const LEVELS = {
  relaxed: { turnMs: 40, iterations: 8, misjudges: 1, sees: 'answer' },
  skilled: { turnMs: 80, iterations: 48, misjudges: 0.7, sees: 'turn' },
  master: { turnMs: 300, iterations: 600, misjudges: 0, sees: 'turn' },
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
  const chosen = chooseAt(level, q);
  if (chosen === undefined || !q.rules.phrase) return chosen;
  const worth = learnedWorth(q.rules, q.seats);
  return q.rules.phrase(imagined(q), q.decision, chosen, worth, q.memory);
}

/** Within a turn a seat is wrong about the same things, so that it does not go back and forth between two plans. */
function worthAt<S, A, E, V>(
  level: Level,
  { rules, seats, decision }: Question<S, A, E, V>,
  world: S,
): Worth<S> {
  const opinion = fastChance(`${rules.turn(world).number} ${decision.seat}`);
  return misjudgedWorth(rules, seats, level.misjudges, opinion);
}

function chooseAt<S, A, E, V>(level: Level, q: Question<S, A, E, V>): A | undefined {
  const { rules, decision: d, seats, chance, budget } = q;
  const world = imagined(q);
  const worth = learnedWorth(rules, seats);
  const qualms = (a: A): number => rules.qualms?.(world, d, a, worth, q.memory) ?? 0;
  const legal = d.need === 'may' ? [] : rules.legal(world, d);
  const listed = withoutRefused(legal, qualms);
  const all = proposalsFor(q, world, worth).filter((a) => qualms(a) < Number.POSITIVE_INFINITY);
  const proposed = all.filter((a) => qualms(a) >= 0);
  const promising = all.filter((a) => qualms(a) < 0);
  if (listed.length + all.length === 0) return d.need === 'must' ? anyAnswer(q, world) : undefined;
  if (listed.length === 1 && all.length === 0) return listed[0];
  const actions: (A | undefined)[] = [...(listed.length > 0 ? listed : [undefined]), ...proposed];
  // What is fair does not depend on the level: nobody is to gain by making bad offers to a weak bot.
  const bargains = legal.some((a) => qualms(a) < 0 || qualms(a) === Number.POSITIVE_INFINITY);
  const judged = bargains ? worth : worthAt(level, q, world);
  const tried = search(rules, d, actions, {
    worth: judged,
    seats,
    iterations: level.iterations,
    sees: level.sees,
    imagine: () => imagined(q),
    chance,
    budget,
  });
  if (tried.length === 0) return atFirstSight(q, world, listed, judged);
  for (const x of tried) {
    if (x.action === undefined) continue;
    if (proposed.includes(x.action) || rules.revocable?.(world, d, x.action)) x.value -= MARGIN;
    const against = qualms(x.action);
    x.value -= against;
    // What a search would give up too early is judged with the others.
    if (against < 0) x.tries = Math.max(x.tries, tried[0]?.tries ?? 0);
  }
  tried.push(...promised(tried, promising, proposed, qualms));
  return best(tried)?.action;
}

/** Where there is no time to try every answer: the one that looks best. */
function atFirstSight<S, A, E, V>(
  { rules, decision, chance }: Question<S, A, E, V>,
  world: S,
  listed: readonly A[],
  worth: Worth<S>,
): A | undefined {
  // What can be taken back could be done and undone for ever.
  const lasting = listed.filter((a) => !rules.revocable?.(world, decision, a));
  const answers = lasting.length > 0 ? lasting : listed;
  if (answers.length === 0) return undefined;
  return bestAnswer(rules, world, decision, answers, worth, silentIo(chance)).action;
}

/** What promises more than a search foresees is worth as much as the best listed answer, and what it promises. */
function promised<A>(
  tried: readonly Tried<A>[],
  promising: readonly A[],
  proposed: readonly A[],
  qualms: (a: A) => number,
): Tried<A>[] {
  const tries = tried[0]?.tries ?? 0;
  const listed = tried.filter((x) => x.action === undefined || !proposed.includes(x.action));
  const value = Math.max(...listed.map((x) => x.value)) - MARGIN;
  return promising.map((action) => ({ action, tries, spread: 0, value: value - qualms(action) }));
}

/** Without what the seat has refused before; all answers where that leaves none. */
function withoutRefused<A>(answers: readonly A[], qualms: (a: A) => number): readonly A[] {
  const left = answers.filter((a) => qualms(a) < Number.POSITIVE_INFINITY);
  return left.length > 0 ? left : answers;
}

/** The best of those that were tried to the last. */
function best<A>(tried: readonly Tried<A>[]): Tried<A> | undefined {
  const most = tried[0]?.tries ?? 0;
  let found: Tried<A> | undefined;
  for (const x of tried) if (x.tries >= most && !(found && found.value >= x.value)) found = x;
  return found;
}

/** What could be proposed, as several worlds suggest; only what is legal in all that the seat can see. */
export function proposalsFor<S, A, E, V>(q: Question<S, A, E, V>, world: S, worth: Worth<S>): A[] {
  const { rules, decision } = q;
  if (!rules.proposals) return [];
  const found = new Map<string, A>();
  for (let n = 0; n < PROPOSAL_WORLDS; n++) {
    for (const a of rules.proposals(n === 0 ? world : imagined(q), decision, worth, q.memory)) {
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

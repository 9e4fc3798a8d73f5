import type { Chance, Decision, Target } from '@fondaco/kernel';
import type { AnyRules } from '../conformance/check.ts';
import type { Choosing, TestPlayer } from '../conformance/players.ts';
import { pickOne, rarityOfAnswers } from './rarity.ts';

/** Something to steer towards: a ship, a gate, a relic, a buyer … */
export interface CuriousGoal {
  /** How far a place is from it; undefined if that is unknown. */
  distance(from: Target): number | undefined;
}

/** What a game lets a seat steer towards. A kind of goal is picked first, then one of that kind. */
export type Goals = (state: never, seat: number) => Record<string, readonly CuriousGoal[]>;

/** The most steps of a game, as this player may go round in circles. */
const CAP = 250;
/** A goal is kept for about this many answers. */
const GOAL_ANSWERS = 12;
/** One is chosen from this many answers of a form. */
const SAMPLES = 4;
/** A seat with more answers than this only looks at some of them. */
const MOST_ANSWERS = 60;

/**
 * Prefers the kinds of answer that have been taken most rarely so far, by any seat in any game of this player, and steers
 * towards goals the game gives. It goes where players that want to win do not.
 */
export function curiousPlayer(goals?: Goals): TestPlayer {
  const rarity = rarityOfAnswers();
  const goalOf = new Map<number, CuriousGoal>();

  function steer({ rules, state, decision, chance }: Choosing): unknown {
    if (!goals) return undefined;
    let goal = goalOf.get(decision.seat);
    if (!goal || chance.int(GOAL_ANSWERS, 'curious') === 0) {
      goal = pickGoal(goals(state as never, decision.seat), chance);
      if (!goal) return undefined;
      goalOf.set(decision.seat, goal);
    }
    return nearest(rules, state, decision, goal, chance);
  }

  return {
    name: 'curious',
    ends: false,
    cap: CAP,
    choose(at) {
      const answers = answersTo(at);
      if (answers.length === 0) return undefined;
      const { chance, decision } = at;
      const situation = othersAsked(at);
      const steered = chance.int(2, 'curious') === 0 ? steer(at) : undefined;
      const answer = steered ?? rarity.pick(decision, answers, situation, chance);
      rarity.took(decision, answer, situation);
      return answer;
    },
  };
}

/** The other questions that are open, by kind and need. */
function othersAsked({ rules, state, decision }: Choosing): string {
  const others = rules.decisions(state).filter((d) => d.id !== decision.id);
  return [...new Set(others.map((d) => `${d.kind}:${d.need}`))].sort().join();
}

function answersTo({ rules, state, decision, chance }: Choosing): unknown[] {
  let listed: unknown[] = rules.legal(state, decision);
  if (listed.length > MOST_ANSWERS) {
    listed = [...listed];
    chance.shuffle(listed, 'curious');
    listed.length = MOST_ANSWERS;
  }
  const forms = rules.forms(state, decision);
  const samples = forms.flatMap((form) =>
    Array.from({ length: SAMPLES }, () => rules.sample(state, decision, form, chance)),
  );
  return [...listed, ...samples];
}

function pickGoal(
  goals: Record<string, readonly CuriousGoal[]>,
  chance: Chance,
): CuriousGoal | undefined {
  const some = Object.values(goals).filter((x) => x.length > 0);
  return some.length === 0 ? undefined : pickOne(pickOne(some, chance), chance);
}

/** The answer that points at the place nearest to the goal; undefined where no answer points anywhere. */
function nearest(
  rules: AnyRules,
  state: unknown,
  decision: Decision,
  goal: CuriousGoal,
  chance: Chance,
): unknown {
  let least = Number.POSITIVE_INFINITY;
  let best: unknown[] = [];
  for (const { action, at, off } of rules.describe(state, decision)) {
    if (off || !at) continue;
    const distance = goal.distance(at);
    if (distance === undefined || distance > least) continue;
    if (distance < least) best = [];
    least = distance;
    best.push(action);
  }
  return best.length === 0 ? undefined : pickOne(best, chance);
}

import type { Arranged, Arranger } from '@fondaco/games';
import type { Lesson, LessonStep, WrongTry } from '@fondaco/games/lesson.ts';
import {
  type Chance,
  isRecord,
  type Json,
  type Scripted,
  type Seat,
  sameJson,
  scriptedChance,
  step as stepOf,
} from '@fondaco/kernel';

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** One answer, and where it led. */
export interface Move {
  seat: Seat;
  events: unknown[];
  after: Arranged;
}

/** A try that is not what the step asks for; `known` if the lesson foresees it. */
export interface RefusedTry {
  known: WrongTry | null;
}

/** A lesson being played. */
export interface LessonRun {
  position(): Arranged;
  /** The number of the step, from 0; after the last one it is the number of steps. */
  at(): number;
  /** Why these answers are not played; null if they are what the step asks for. */
  judge(actions: readonly Json[]): RefusedTry | null;
  /** Plays answers that `judge` accepts, and what follows if the step is done with them. */
  give(actions: readonly Json[]): Move[];
  /** Plays the rest of the step. */
  show(): Move[];
}

type Chances = ReturnType<typeof scriptedChance>;

export function startLesson(lesson: Lesson, arrange: Arranger): LessonRun {
  const io = { chance: drawsOf(lesson.chance), tell: () => {}, reveal: () => {} };
  let position = arrange(lesson.given, io);
  let at = 0;
  let left = answersOf(lesson.steps[0]);
  let chance = drawsOf(lesson.steps[0]?.chance);

  function play(seat: Seat, action: unknown, draws: Chance): Move {
    const move = played(position, seat, action, draws);
    position = move.after;
    return move;
  }

  function give(actions: readonly Json[]): Move[] {
    const moves = actions.map((action) => {
      left = without(left, indexOf(action));
      return play(LEARNER, action, chance);
    });
    return left.length > 0 ? moves : [...moves, ...finishStep()];
  }

  function finishStep(): Move[] {
    const unused = chance.left().length;
    if (unused > 0) throw new Error(`step ${at + 1} leaves ${unused} draws unused`);
    const others = lesson.steps[at]?.after ?? [];
    const moves = others.map((x) => play(x.seat, x.do, drawsOf(x.chance)));
    at += 1;
    left = answersOf(lesson.steps[at]);
    chance = drawsOf(lesson.steps[at]?.chance);
    return moves;
  }

  const isAnyOrder = (): boolean => lesson.steps[at]?.anyOrder ?? false;
  const indexOf = (action: Json, open = left): number =>
    isAnyOrder()
      ? open.findIndex((wanted) => matchesTry(wanted, action))
      : open[0] !== undefined && matchesTry(open[0], action)
        ? 0
        : -1;

  return {
    position: () => position,
    at: () => at,
    judge(actions) {
      let open = left;
      for (const action of actions) {
        const index = indexOf(action, open);
        if (index < 0) {
          const foreseen = lesson.steps[at]?.wrong ?? [];
          return { known: foreseen.find((x) => matchesTry(x.do, action)) ?? null };
        }
        open = without(open, index);
      }
      return null;
    },
    give,
    show() {
      const moves: Move[] = [];
      for (const step = at; at === step && at < lesson.steps.length; ) {
        const [wanted] = left;
        moves.push(...give(wanted === undefined ? [] : [exactAnswer(position, wanted)]));
      }
      return moves;
    },
  };
}

const drawsOf = (script: readonly object[] = []): Chances => scriptedChance(script as Scripted[]);
const answersOf = (step: LessonStep | undefined): readonly object[] => step?.do ?? [];
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);

/** Whether an answer has all the wanted fields. */
export const matchesTry = (wanted: object, action: unknown): boolean =>
  isRecord(action) &&
  Object.entries(wanted).every(([name, value]) => sameJson(action[name], value));

/** The first listed answer that matches; for answers that are not listed, the wanted one itself. */
export function exactAnswer({ rules, state }: Arranged, wanted: object): Json {
  const own = rules.decisions(state).filter((d) => d.seat === LEARNER);
  const listed = own.flatMap((d) => rules.legal(state, d));
  return (listed.find((action) => matchesTry(wanted, action)) ?? wanted) as Json;
}

/** Plays one answer to the first question of the seat that accepts it. */
function played(
  { rules, state, seats }: Arranged,
  seat: Seat,
  action: unknown,
  chance: Chance,
): Move {
  const open = rules.decisions(state).filter((d) => d.seat === seat);
  const question = open.find((d) => !rules.refuse(state, d, action)) ?? open[0];
  if (!question) throw new Error(`seat ${seat} is asked nothing`);
  const outcome = stepOf(rules, state, { seat, decision: question.id, action }, chance);
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.msg.key}`);
  return { seat, events: outcome.events, after: { rules, state: outcome.state, seats } };
}

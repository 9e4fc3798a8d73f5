import { canonical, type Decision, type Refusal, step, validateAnswer } from '@fondaco/kernel';
import {
  brief,
  type CheckedPosition,
  type ConformanceCheck,
  ensure,
  type GameRun,
} from '../check.ts';
import { DEEP, mutants } from '../mutants.ts';
import { noteKeys } from '../tally.ts';

const RULE_ID = /^[a-z]+\.[a-z-]+\.\d+$/;
/** How many answers of other positions are kept to be tried where they do not belong. */
const MAX_PAST_ANSWERS = 40;

/**
 * What neither `legal` lists nor a form takes is refused by a rule, without a throw, and changes
 * nothing.
 */
export const notOffered: ConformanceCheck = {
  name: 'not offered = refused',
  watch(gameRun) {
    const past: unknown[] = [];
    let stale: Decision | undefined;
    return {
      closely(at) {
        const text = JSON.stringify(at.state);
        for (const d of at.decisions) wrongAnswers(gameRun, at, d, past);
        if (stale) wrongQuestions(gameRun, at, stale);
        ensure(JSON.stringify(at.state) === text, () => 'a refused answer changed the state');
      },
      move(_before, { decision, action }) {
        stale = decision;
        past.push(action);
        if (past.length > MAX_PAST_ANSWERS) past.shift();
      },
    };
  },
};

function wrongAnswers(
  gameRun: GameRun,
  at: CheckedPosition,
  d: Decision,
  past: readonly unknown[],
): void {
  const { rules, depth, tally } = gameRun;
  const legal = rules.legal(at.state, d);
  const forms = rules.forms(at.state, d);
  const known = new Set(legal.map(canonical));
  const samples = forms.map((f) => rules.sample(at.state, d, f, at.chance));
  const elsewhere = at.decisions
    .filter((x) => x.id !== d.id)
    .flatMap((x) => rules.legal(at.state, x));
  const tried = mutants([...legal, ...samples], [...elsewhere, ...past], depth.mutants, at.chance);
  ensure(
    rules.refuse(at.state, d, { do: DEEP }) !== undefined,
    () => `${d.kind} accepts anything deep`,
  );
  for (const action of tried) {
    const fits = known.has(canonical(action)) || forms.some((f) => !validateAnswer(f, action));
    const refusal = rules.refuse(at.state, d, action);
    noteKeys(tally, refusal);
    tally.mutants++;
    if (!fits) ensure(refusal !== undefined, () => `${d.kind} accepts ${brief(action)}`);
    if (refusal) judged(refusal, action);
    const command = { seat: d.seat, decision: d.id, action };
    const outcome = step(rules, at.state, command, at.luck());
    ensure(outcome.ok === !refusal, () => `step and refuse disagree on ${brief(action)}`);
  }
}

function judged({ rule, msg }: Refusal, action: unknown): void {
  ensure(
    rule !== undefined && RULE_ID.test(rule),
    () => `no rule refuses ${brief(action)}: ${rule}`,
  );
  ensure(typeof msg?.key === 'string', () => `no words refuse ${brief(action)}`);
}

/** An answer to a question that is gone, that never was, or that is put to somebody else. */
function wrongQuestions({ rules, seats }: GameRun, at: CheckedPosition, stale: Decision): void {
  const open = new Set(at.decisions.map((d) => d.id));
  const tries = [stale.id, -1, 1e9, 0.5, Number.NaN]
    .filter((id) => !open.has(id))
    .map((id) => ({ seat: stale.seat, id }));
  if (seats > 1) for (const d of at.decisions) tries.push({ seat: (d.seat + 1) % seats, id: d.id });
  const action = at.decisions.map((d) => rules.legal(at.state, d)[0]).find((a) => a !== undefined);
  for (const { seat, id } of tries) {
    const outcome = step(rules, at.state, { seat, decision: id, action }, at.luck());
    ensure(!outcome.ok, () => `seat ${seat} answered question ${id}, which is not open to it`);
  }
}

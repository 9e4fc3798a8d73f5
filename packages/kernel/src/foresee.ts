import type { Chance, Decision, Json, Rules, Seat } from './contract.ts';
import type { ActEntry, SetupEntry } from './log.ts';
import { type Outcome, step } from './step.ts';
import { freeUndo } from './undo.ts';

/** The answers a seat is about to give, with everything it sees. */
export interface Intent<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  /** Pass a plain JSON copy of the seat's view: rules may keep parts of it in the state they imagine. */
  view: V;
  seats: number;
  decision: Pick<Decision, 'id' | 'seat'>;
  /** One answer, or the steps of a plan. */
  actions: readonly Json[];
  chance: Chance;
}

/**
 * Predicts whether the seat can take back all of these answers without anybody's consent, as `freeUndo` will decide once
 * they are given. It plays them in a state imagined from the view, so the prediction reveals nothing the seat does not
 * know. An answer that is illegal there counts as one that cannot be taken back.
 */
export function canBeTakenBack<S, A, E, V>(intent: Intent<S, A, E, V>): boolean {
  const { rules, view, seats, decision, actions, chance } = intent;
  const { seat } = decision;
  let world = rules.imagine(view, seat, chance);
  const known = new Set(ownDecisions(rules, world, seat).map((d) => d.id));
  let need: Decision['need'] | undefined;
  for (const [i, action] of actions.entries()) {
    const id = i === 0 ? decision.id : nextDecision(rules, world, { seat, need, known }, action);
    // The client stops the plan here and does not send its remaining steps.
    if (id === undefined) return true;
    const outcome = step(rules, world, { seat, decision: id, action }, chance);
    if (!outcome.ok || !isFree(outcome, seat, seats)) return false;
    need ??= outcome.decision.need;
    world = outcome.state;
  }
  return true;
}

/** Whether the entry of this step could be undone freely, whatever came before it. */
function isFree<S, E>(
  { decision, free, action, draws, reveals }: Extract<Outcome<S, E>, { ok: true }>,
  seat: Seat,
  seats: number,
): boolean {
  const before: SetupEntry = { seq: 0, t: 'setup', draws: [] };
  const made: ActEntry = {
    seq: 1,
    t: 'act',
    seat,
    decision: decision.id,
    need: decision.need,
    ...(free && { free: true }),
    action,
    draws,
    reveals,
  };
  return freeUndo([before, made], seat, seats) !== undefined;
}

interface Plan {
  seat: Seat;
  need: Decision['need'] | undefined;
  /** Questions of the seat that were open when the plan began: a new one stops it. */
  known: ReadonlySet<number>;
}

/** The question that the next step of a plan answers; undefined when the plan stops. */
function nextDecision<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  world: S,
  { seat, need, known }: Plan,
  action: Json,
): number | undefined {
  const open = ownDecisions(rules, world, seat);
  const next = open.find((d) => d.need === need && !rules.refuse(world, d, action));
  const asked = open.some((d) => d !== next && d.need !== 'may' && !known.has(d.id));
  return asked ? undefined : next?.id;
}

const ownDecisions = <S, A, E, V>(
  rules: Rules<S, A, E, V>,
  world: S,
  seat: Seat,
): readonly Decision[] => rules.decisions(world).filter((d) => d.seat === seat);

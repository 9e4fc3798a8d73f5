import type { Chance, Decision, Json, Rules, Seat } from './contract.ts';
import type { ActEntry, SetupEntry } from './log.ts';
import { type Outcome, step } from './step.ts';
import { freeUndo } from './undo.ts';

/** Answers a seat is about to give, and what it sees. */
export interface Intent<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  /** A plain JSON copy of the seat's view: rules may keep parts of it in the world they imagine. */
  view: V;
  seats: number;
  decision: Pick<Decision, 'id' | 'seat'>;
  /** One answer, or the steps of a plan. */
  actions: readonly Json[];
  chance: Chance;
}

/**
 * Whether the seat could take back each of these answers without asking anybody, as `freeUndo` will say once they are
 * given. It is found out in a world imagined from the view, so it tells nothing the seat does not know. An answer that
 * cannot be given there counts as one that cannot be taken back.
 */
export function canBeTakenBack<S, A, E, V>(intent: Intent<S, A, E, V>): boolean {
  const { rules, view, seats, decision, actions, chance } = intent;
  const { seat } = decision;
  let world = rules.imagine(view, seat, chance);
  const known = new Set(ownDecisions(rules, world, seat).map((d) => d.id));
  let need: Decision['need'] | undefined;
  for (const [i, action] of actions.entries()) {
    const id = i === 0 ? decision.id : nextDecision(rules, world, { seat, need, known }, action);
    // The plan stops here: its remaining steps are not sent.
    if (id === undefined) return true;
    const outcome = step(rules, world, { seat, decision: id, action }, chance);
    if (!outcome.ok || !isFree(outcome, seat, seats)) return false;
    need ??= outcome.decision.need;
    world = outcome.state;
  }
  return true;
}

/** The verdict on the entry this step would make, whatever came before it. */
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

/** The question the next step of a plan would answer; undefined: the plan stops. */
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

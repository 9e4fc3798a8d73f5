import {
  type Chance,
  type Command,
  type Decision,
  fastChance,
  type Outcome,
  step,
  type Viewer,
} from '@fondaco/kernel';
import {
  brief,
  type CheckedPosition,
  type ConformanceCheck,
  ensure,
  type GameRun,
  kindOf,
} from '../check.ts';
import { mutants } from '../mutants.ts';
import { difference } from '../same.ts';
import { comparedOrExcused, kindTally, type ViewerRole } from '../tally.ts';
import { allViewers, otherWorld, received } from '../worlds.ts';

/**
 * Two states a viewer cannot tell apart send that viewer the same bytes, now and after the same answer with the same
 * draws, unless the real step recorded a reveal to them. A reveal in the imagined world alone is no excuse: that
 * something does not happen is information too. The order after a shuffle is hidden as well: with the same numbers and
 * another shuffle the viewer gets the same, unless a reveal was recorded.
 */
export const noLeak: ConformanceCheck = {
  name: 'no leak',
  watch: (gameRun) => ({
    closely(at) {
      const tried = pickSteps(gameRun, at);
      for (const who of allViewers(gameRun.seats)) {
        for (let n = 0; n < gameRun.depth.worlds; n++) {
          const world = otherWorld(gameRun.rules, at.state, who, gameRun.seats, at.chance);
          compareNow(gameRun, at, who, world);
          for (const x of tried) compareStep(gameRun, at, who, world, x);
        }
      }
    },
  }),
};

interface Tried {
  decision: Decision;
  action: unknown;
}

/** Answers of the kinds compared least so far. */
function pickSteps({ rules, depth, tally }: GameRun, at: CheckedPosition): Tried[] {
  const byKind = new Map<string, Tried[]>();
  const add = (decision: Decision, action: unknown): void => {
    const kind = kindOf(action, decision);
    byKind.set(kind, [...(byKind.get(kind) ?? []), { decision, action }]);
  };
  for (const d of at.decisions) {
    for (const a of rules.legal(at.state, d)) add(d, a);
    for (const f of rules.forms(at.state, d)) add(d, rules.sample(at.state, d, f, at.chance));
  }
  const kinds = [...byKind.keys()];
  for (const kind of kinds) kindTally(tally, kind).offered++;
  const seldom = (kind: string): number => comparedOrExcused(kindTally(tally, kind));
  return kinds
    .sort((a, b) => seldom(a) - seldom(b))
    .slice(0, depth.steps)
    .map((kind) => {
      const all = byKind.get(kind) as Tried[];
      return all[at.chance.int(all.length, 'pick')] as Tried;
    });
}

function compareNow(
  { rules, depth }: GameRun,
  at: CheckedPosition,
  who: Viewer,
  world: unknown,
): void {
  const all = at.decisions.flatMap((d) => rules.legal(at.state, d));
  const wrong = mutants(all, all, depth.mutants, at.chance);
  const differs = difference(
    received(rules, at.state, who, wrong),
    received(rules, world, who, wrong),
  );
  ensure(!differs, () => `${viewerName(who)} can tell two worlds apart: ${differs}`);
}

function compareStep(
  gameRun: GameRun,
  at: CheckedPosition,
  who: Viewer,
  world: unknown,
  x: Tried,
): void {
  const { rules, tally } = gameRun;
  const command = { seat: x.decision.seat, decision: x.decision.id, action: x.action };
  const side: ViewerRole = who === 'table' ? 'table' : who === command.seat ? 'own' : 'others';
  const counts = kindTally(tally, kindOf(x.action, x.decision)).leak[side];
  const real = step(rules, at.state, command, at.luck());
  const other = step(rules, world, command, at.luck());
  if (!real.ok) throw new Error(`${brief(x.action)} is offered and refused`);
  if (!other.ok) {
    ensure(side !== 'own', () => `${brief(x.action)} is legal only in one of two worlds`);
    counts.impossible++;
    return;
  }
  const excused = comparePair(gameRun, who, command, [real, other], 'worlds');
  counts[excused ? 'excused' : 'compared']++;
  if (excused || !real.draws.some((d) => Array.isArray(d.v))) return;
  const shuffled = step(rules, at.state, command, otherShuffles(at));
  comparePair(gameRun, who, command, [real, shuffled], 'shuffles');
}

type Done = Outcome<unknown, unknown>;

/** True when a reveal allows any difference. */
function comparePair(
  { rules }: GameRun,
  who: Viewer,
  command: Command,
  [a, b]: readonly [Done, Done],
  what: string,
): boolean {
  if (!a.ok || !b.ok) throw new Error(`${brief(command.action)} is offered and refused`);
  const toViewer = (to: Viewer): boolean => to === who || to === 'table';
  if (a.reveals.some(toViewer)) return true;
  const events = (x: typeof a): unknown[] => x.events.flatMap((e) => rules.redact(e, who) ?? []);
  const differs =
    difference(events(a), events(b)) ??
    difference(received(rules, a.state, who), received(rules, b.state, who));
  ensure(
    !differs,
    () =>
      `after ${brief(command.action)} ${viewerName(who)} can tell two ${what} apart: ${differs}`,
  );
  return false;
}

/** The numbers the game would draw, and other shuffles. */
function otherShuffles(at: CheckedPosition): Chance {
  const luck = at.luck();
  const own = fastChance(at.chance.int(1e9, 'shuffles'));
  return {
    int: luck.int,
    shuffle(xs, tag) {
      luck.shuffle(xs, tag);
      own.shuffle(xs, tag);
    },
  };
}

const viewerName = (who: Viewer): string => (who === 'table' ? 'the table' : `seat ${who}`);

import {
  type AnyMatch,
  act,
  chanceAt,
  countDraws,
  entriesInEffect,
  fastChance,
  startMatch,
} from '@fondaco/kernel';
import type {
  CheckedMove,
  CheckedPosition,
  CheckName,
  ConformanceCheck,
  GameRun,
  Watch,
} from './check.ts';
import { kindOf } from './check.ts';
import { nextDecision } from './players.ts';
import { kindTally } from './tally.ts';

export interface Failure {
  check: CheckName;
  message: string;
  seed: string;
  step: number;
  seats: number;
  player: string;
}

/** After this many failures in one game, a check is skipped. */
const ENOUGH = 3;

/** Plays one game and runs all checks on it. */
export function runGame(gameRun: GameRun, checks: readonly ConformanceCheck[]): Failure[] {
  const failures: Failure[] = [];
  const watches = checks.map((check) => ({ check, watch: check.watch(gameRun) }));
  let broken = false;
  let step = 0;

  function each(run: (watch: Watch) => void): void {
    for (const { check, watch } of watches) {
      if (broken || failures.filter((f) => f.check === check.name).length >= ENOUGH) continue;
      try {
        run(watch);
      } catch (error) {
        failures.push(failureOf(gameRun, check.name, step, error));
        broken ||= check.stops === true;
      }
    }
  }

  try {
    play();
  } catch (error) {
    failures.push(failureOf(gameRun, 'offered = accepted', step, error));
  }
  return failures;

  function play(): void {
    const { rules, seats, options, pack, game, tally } = gameRun;
    const cap = Math.min(gameRun.cap, gameRun.player.cap ?? gameRun.cap);
    const seed = `${gameRun.seed}/${gameRun.player.name}/${seats}`;
    const table = { options, pack, seats, chance: { t: 'seeded', seed } as const };
    let { match } = startMatch(game, table);
    const states: unknown[] = [match.state];
    let at = positionOf(gameRun, match, step);
    tally.games++;
    for (;;) {
      tally.positions++;
      each((w) => w.position?.(at));
      if (isDue(gameRun, at)) each((w) => w.closely?.(at));
      if (broken) return;
      if (at.over || step === cap) break;
      const move = nextMove(gameRun, at);
      if (!move) throw new Error(`${gameRun.player.name} leaves every question alone`);
      const { decision, action } = move;
      const command = { seat: decision.seat, decision: decision.id, action };
      const { outcome, match: next } = act({ ...match, rules }, command);
      if (!outcome.ok)
        throw new Error(`${JSON.stringify(action)} is refused: ${outcome.refusal.msg.key}`);
      kindTally(tally, kindOf(action, decision)).taken++;
      tally.moves++;
      const before = at;
      match = next;
      step++;
      at = positionOf(gameRun, match, step);
      states.push(match.state);
      const made: CheckedMove = { ...move, done: outcome };
      each((w) => w.move?.(before, made, at));
    }
    each((w) => w.end?.(at, states));
  }
}

function positionOf(gameRun: GameRun, match: AnyMatch, step: number): CheckedPosition {
  const drawn = countDraws(entriesInEffect(match.entries));
  return {
    step,
    match,
    state: match.state,
    decisions: gameRun.rules.decisions(match.state),
    over: gameRun.rules.result(match.state),
    luck: () => chanceAt(match.header.chance, undefined, drawn),
    chance: fastChance(`${gameRun.seed}/${gameRun.player.name}/${gameRun.seats}/${step}`),
  };
}

/** Whether costly checks look at this position: every n-th, and those with a question rarely looked at. */
function isDue({ tally, depth }: GameRun, at: CheckedPosition): boolean {
  const seldom = at.decisions.filter((d) => (tally.looked.get(d.kind) ?? 0) < depth.rare);
  if (seldom.length === 0 && at.step % depth.every !== 0 && !at.over) return false;
  for (const { kind } of at.decisions) tally.looked.set(kind, (tally.looked.get(kind) ?? 0) + 1);
  return true;
}

function nextMove(
  { rules, player }: GameRun,
  at: CheckedPosition,
): Omit<CheckedMove, 'done'> | undefined {
  const { chance } = at;
  // A copy, so that nothing a player tries can touch the game.
  const state = JSON.parse(JSON.stringify(at.state));
  for (const decision of nextDecision(at.decisions, chance)) {
    const action = player.choose({ rules, state, decision, chance });
    if (action !== undefined) return { decision, action };
  }
  return undefined;
}

function failureOf(gameRun: GameRun, check: CheckName, step: number, error: unknown): Failure {
  const { seed, seats, player } = gameRun;
  const message = error instanceof Error ? error.message : String(error);
  return { check, message, seed, step, seats, player: player.name };
}

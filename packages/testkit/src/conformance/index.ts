import type { AnyGame } from '@fondaco/kernel';
import { runSize } from '../counts.ts';
import { curiousPlayer } from '../curious/player.ts';
import type { AnyInvariant } from '../invariant.ts';
import type { ConformanceCheck, Depth } from './check.ts';
import { conserved } from './checks/conserved.ts';
import { ends } from './checks/ends.ts';
import { ids } from './checks/ids.ts';
import { imagineCheck } from './checks/imagine.ts';
import { invariantsCheck } from './checks/invariants.ts';
import { jsonCheck } from './checks/json.ts';
import { noDeadEnd } from './checks/no-dead-end.ts';
import { noLeak } from './checks/no-leak.ts';
import { notOffered } from './checks/not-offered.ts';
import { offeredCheck } from './checks/offered.ts';
import { pure } from './checks/pure.ts';
import { replayCheck } from './checks/replay.ts';
import { searchCheck } from './checks/search.ts';
import { undoCheck } from './checks/undo.ts';
import { greedyPlayer, randomPlayer, type TestPlayer } from './players.ts';
import { type ConformanceReport, reportOf } from './report.ts';
import { type Failure, runGame } from './run.ts';
import { newTally } from './tally.ts';

export interface Setting {
  /** As a table would give them; defaults are filled in. */
  options?: unknown;
  /** Component values; those shipped with the game when absent. */
  pack?: unknown;
  /** Numbers of seats; all the game allows when absent. */
  seats?: readonly number[];
  seeds?: readonly (string | number)[];
  /** Steps after which a game is cut off. */
  cap?: number;
  /** One game for each of them, each seed and each number of seats. */
  players?: readonly TestPlayer[];
  depth?: Partial<Depth>;
  /** What holds at every position and for every answer. */
  invariants?: readonly AnyInvariant[];
}

const CHECKS_IN_ORDER: readonly ConformanceCheck[] = [
  jsonCheck,
  ends,
  noDeadEnd,
  conserved,
  invariantsCheck,
  pure,
  ids,
  offeredCheck,
  notOffered,
  imagineCheck,
  searchCheck,
  noLeak,
  replayCheck,
  undoCheck,
];

const usualDepth = (): Depth => ({
  every: runSize(10, 3),
  rare: runSize(20, 400),
  answers: 20,
  samples: 4,
  mutants: runSize(30, 90),
  worlds: runSize(1, 3),
  steps: 4,
  undos: runSize(3, 10),
});

/** Runs every check on whole games of one rule set. */
export function conformance(game: AnyGame, setting: Setting = {}): ConformanceReport {
  const options = game.options.parse(setting.options ?? {});
  const pack = game.pack.parse(setting.pack ?? game.components);
  const { min, max } = game.seats;
  const seatings = setting.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const seeds = setting.seeds ?? Array.from({ length: runSize(3, 60) }, (_, i) => i);
  const players = setting.players ?? [greedyPlayer, randomPlayer, curiousPlayer()];
  const shared = {
    game,
    options,
    pack,
    cap: setting.cap ?? 1000,
    depth: { ...usualDepth(), ...setting.depth },
    invariants: setting.invariants ?? [],
    tally: newTally(),
  };
  const failures: Failure[] = [];
  for (const seats of seatings) {
    for (const seed of seeds) {
      for (const player of players) {
        const rules = game.rules(options, pack);
        const gameRun = { ...shared, rules, seats, seed: String(seed), player };
        failures.push(...runGame(gameRun, CHECKS_IN_ORDER));
      }
    }
  }
  return reportOf(game, failures, shared.tally);
}

export { type CheckName, CONFORMANCE_CHECKS, type Depth } from './check.ts';
export {
  anyAnswer,
  type Choosing,
  greedyPlayer,
  randomPlayer,
  type TestPlayer,
} from './players.ts';
export { type ConformanceReport, conforms, printReport } from './report.ts';
export type { Failure } from './run.ts';

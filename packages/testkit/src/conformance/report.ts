import type { AnyGame } from '@fondaco/kernel';
import type { CheckName } from './check.ts';
import type { Failure } from './run.ts';
import { comparedOrExcused, type KindTally, type Tally } from './tally.ts';

export interface ConformanceReport {
  game: string;
  failures: Failure[];
  tally: Tally;
}

export function reportOf(
  game: AnyGame,
  failures: readonly Failure[],
  tally: Tally,
): ConformanceReport {
  const found = [...failures];
  // A broken game ends before the counts mean anything.
  if (failures.length === 0) {
    for (const [kind, counts] of tally.kinds) {
      if (comparedOrExcused(counts) === 0) found.push(uncounted('no leak', kind));
      if (counts.imagined === 0) found.push(uncounted('imagine', kind));
    }
  }
  return { game: game.id, failures: found, tally };
}

const uncounted = (check: CheckName, kind: string): Failure => ({
  check,
  message: `the kind of action "${kind}" was neither compared nor excused`,
  seed: '',
  step: -1,
  seats: 0,
  player: '',
});

/** Throws with the whole report when something failed. */
export function conforms(report: ConformanceReport): ConformanceReport {
  if (report.failures.length > 0) throw new Error(printReport(report));
  return report;
}

export function printReport({ game, failures, tally }: ConformanceReport): string {
  const { games, positions, moves, mutants, undos, worlds, other } = tally;
  const head = [
    `${game}: ${games} games, ${positions} positions, ${moves} moves, ${mutants} wrong answers, ${undos} undos,`,
    `${worlds} imagined worlds of which ${other} were not the real one`,
    `steps compared / excused by a reveal / impossible in the other world:`,
  ];
  const rows = [...tally.kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(rowOf);
  const bad = failures.map(
    (f) =>
      `FAILED ${f.check}: ${f.message} (${f.player}, seed ${f.seed}, ${f.seats} seats, step ${f.step})`,
  );
  return [...head, ...columns([TITLES, ...rows]), ...bad].join('\n');
}

const TITLES = ['kind', 'taken', 'offered', 'imagined', 'own', 'others', 'table'];

function rowOf([kind, t]: [string, KindTally]): string[] {
  const sides = Object.values(t.leak).map((x) => `${x.compared}/${x.excused}/${x.impossible}`);
  return [kind, ...[t.taken, t.offered, t.imagined].map(String), ...sides];
}

function columns(rows: readonly string[][]): string[] {
  const widths = TITLES.map((_, i) => Math.max(...rows.map((r) => r[i]?.length ?? 0)));
  return rows.map((r) =>
    r
      .map((x, i) => x.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

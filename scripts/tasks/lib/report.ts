import { type Count, type RunReport, summary } from './steps.ts';

const SLOWEST = 12;

/** Prints how long each run took, then its counts, and last the total; returns the exit code. */
export function report(runs: Record<string, RunReport>): number {
  console.log('\nHow long it took:');
  for (const [name, { seconds, parts }] of Object.entries(runs)) {
    console.log(durationLine(name, seconds));
    const slowest = Object.entries(parts).sort(([, a], [, b]) => b - a);
    for (const [part, time] of slowest.slice(0, SLOWEST))
      console.log(durationLine(`  ${part}`, time));
  }
  console.log('(Three parts run at once: together they take about a third of their sum.)\n');
  const failures = Object.values(runs).flatMap((run) => run.failures);
  if (failures.length > 0) console.log(['Failed:', ...failures, ''].join('\n  '));
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, run] of Object.entries(runs)) {
    console.log(`${name}: ${summary(run)}`);
    total.passed += run.passed;
    total.failed += run.failed;
  }
  console.log(summary(total));
  return total.failed > 0 ? 1 : 0;
}

function durationLine(name: string, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds % 60).toFixed(minutes > 0 ? 0 : 1);
  return `${`${minutes > 0 ? `${minutes} min ` : ''}${rest} s`.padStart(14)}  ${name}`;
}

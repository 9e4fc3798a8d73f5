import type { ToolOutcome } from './tools.ts';

export interface CheckStep {
  name: string;
  run: () => ToolOutcome | Promise<ToolOutcome>;
}

export interface Count {
  passed: number;
  failed: number;
}

/** What a run of checks or tests found, and how long it and each of its parts took. */
export interface RunReport extends Count {
  seconds: number;
  parts: Record<string, number>;
  /** The names of the checks or tests that failed. */
  failures: string[];
}

const AT_ONCE = 2;

/** Runs every step, two at a time, and prints a line for each and the output of those that fail. */
export async function runSteps(steps: readonly CheckStep[]): Promise<RunReport> {
  const waiting = [...steps];
  const run: RunReport = { passed: 0, failed: 0, seconds: 0, parts: {}, failures: [] };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const since = performance.now();
      const { ok, output } = await attempt(step);
      run.parts[step.name] = secondsSince(since);
      run[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${step.name}`);
      if (!ok) run.failures.push(step.name);
      if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { ...run, seconds: secondsSince(began) };
}

export const secondsSince = (then: number): number => (performance.now() - then) / 1000;

async function attempt(step: CheckStep): Promise<ToolOutcome> {
  try {
    return await step.run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}

export function summary({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

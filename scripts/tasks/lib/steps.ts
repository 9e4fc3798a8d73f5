import type { Outcome } from './tools.ts';

export interface Step {
  name: string;
  run: () => Outcome | Promise<Outcome>;
}

export interface Count {
  passed: number;
  failed: number;
}

const AT_ONCE = 2;

/** Runs every step, two at a time, and prints a line for each and the output of those that fail. */
export async function runSteps(steps: readonly Step[]): Promise<Count> {
  const waiting = [...steps];
  const count = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { ok, output } = await attempt(step);
      count[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${step.name}`);
      if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}

export function summary({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

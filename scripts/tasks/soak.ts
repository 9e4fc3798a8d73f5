import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBusyCores } from './lib/busy.ts';
import { checks } from './lib/checks.ts';
import { soakSources, soakTests } from './lib/soak-files.ts';
import { type RunReport, runSteps, summary } from './lib/steps.ts';
import { root } from './lib/tools.ts';
import { runVitest } from './lib/vitest.ts';

/*
 * The tests of `npm test` with large counts, file by file; at last `npm test` itself, three times, while other processes
 * keep the cores busy (`--busy`: only that). What has passed with the same sources, seed and scale is not run again, so an
 * interrupted run resumes where it stopped; `--again` starts over. Figures go to reports/.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    again: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
  },
});

type SoakRun = Omit<RunReport, 'parts' | 'failures'>;

const BUSY_RUNS = 3;
const reports = join(root, 'reports');
const stateFile = join(reports, 'soak.json');
const figures = join(reports, 'soak-figures.jsonl');
const hash = createHash('sha256');
for (const file of soakSources(root)) hash.update(file).update(readFileSync(join(root, file)));
const key = `${hash.digest('hex')} scale ${values.scale} seed ${values.seed}`;

mkdirSync(reports, { recursive: true });
const done: Record<string, SoakRun> = values.again ? {} : resumed();
if (Object.keys(done).length === 0) rmSync(figures, { force: true });

const LARGE_COUNTS = {
  FONDACO_SOAK: '1',
  FONDACO_SCALE: values.scale,
  FONDACO_SEED: values.seed,
  FONDACO_FIGURES: figures,
};
Object.assign(process.env, LARGE_COUNTS);

/** Runs one part unless it has passed before, and notes how it went. */
async function part(name: string, run: () => Promise<SoakRun>): Promise<void> {
  if (done[name]?.failed === 0) return;
  const { passed, failed, seconds } = await run();
  done[name] = { passed, failed, seconds: Math.round(seconds) };
  writeFileSync(stateFile, `${JSON.stringify({ key, done }, null, 2)}\n`);
}

const files = values.busy ? [] : soakTests(root);
for (const file of files.filter((x) => positionals.every((part) => x.includes(part)))) {
  await part(file, () => runVitest([file, '--testTimeout=14400000']));
}

for (const name of Object.keys(LARGE_COUNTS)) delete process.env[name];
if (positionals.length === 0)
  for (let run = 1; run <= BUSY_RUNS; run++) {
    await part(`npm test on busy cores, run ${run} of ${BUSY_RUNS}`, testOnBusyCores);
  }

const total = { passed: 0, failed: 0 };
for (const [file, { passed, failed, seconds }] of Object.entries(done)) {
  console.log(`${file}: ${summary({ passed, failed })}, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function testOnBusyCores(): Promise<SoakRun> {
  return withBusyCores(async () => {
    const [checked, tested] = [await runSteps(checks), await runVitest([])];
    return {
      passed: checked.passed + tested.passed,
      failed: checked.failed + tested.failed,
      seconds: checked.seconds + tested.seconds,
    };
  });
}

function resumed(): Record<string, SoakRun> {
  try {
    const kept = JSON.parse(readFileSync(stateFile, 'utf8')) as { key: string; done: typeof done };
    return kept.key === key ? kept.done : {};
  } catch {
    return {};
  }
}

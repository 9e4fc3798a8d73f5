import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { soakSources, soakTests } from './lib/soak-files.ts';
import { summary } from './lib/steps.ts';
import { root } from './lib/tools.ts';
import { runVitest } from './lib/vitest.ts';

/*
 * The tests of `npm test` with large counts, file by file. What has passed with the same sources, seed and scale is not
 * run again, so a run that was cut off goes on where it stopped; `--again` starts over. Figures go to reports/.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    again: { type: 'boolean', default: false },
  },
});

interface Done {
  passed: number;
  failed: number;
  seconds: number;
}

const reports = join(root, 'reports');
const stateFile = join(reports, 'soak.json');
const figures = join(reports, 'soak-figures.jsonl');
const hash = createHash('sha256');
for (const file of soakSources(root)) hash.update(file).update(readFileSync(join(root, file)));
const key = `${hash.digest('hex')} scale ${values.scale} seed ${values.seed}`;

mkdirSync(reports, { recursive: true });
const done: Record<string, Done> = values.again ? {} : resumed();
if (Object.keys(done).length === 0) rmSync(figures, { force: true });

process.env.FONDACO_SOAK = '1';
process.env.FONDACO_SCALE = values.scale;
process.env.FONDACO_SEED = values.seed;
process.env.FONDACO_FIGURES = figures;

for (const file of soakTests(root).filter((x) => positionals.every((part) => x.includes(part)))) {
  if (done[file]?.failed === 0) continue;
  const start = performance.now();
  const count = await runVitest([file, '--testTimeout=14400000']);
  done[file] = { ...count, seconds: Math.round((performance.now() - start) / 1000) };
  writeFileSync(stateFile, `${JSON.stringify({ key, done }, null, 2)}\n`);
}

const total = { passed: 0, failed: 0 };
for (const [file, { passed, failed, seconds }] of Object.entries(done)) {
  console.log(`${file}: ${summary({ passed, failed })}, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function resumed(): Record<string, Done> {
  try {
    const kept = JSON.parse(readFileSync(stateFile, 'utf8')) as { key: string; done: typeof done };
    return kept.key === key ? kept.done : {};
  } catch {
    return {};
  }
}

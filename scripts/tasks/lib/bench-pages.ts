import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.ts';
import { root } from './tools.ts';

const ROUNDS = 5;

/** How Lighthouse judges the lobby and a table of each game, on its mobile profile: the median of five visits to each. */
export async function benchPages(): Promise<void> {
  await install(join(root, 'bench/pages'), 'lighthouse');
  const script = join(root, 'packages/web/scripts/lighthouse.ts');
  const out = execFileSync(process.execPath, [script, `${ROUNDS}`], { encoding: 'utf8' });
  const visits = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<
    string,
    Record<string, number>[]
  >;
  const report = Object.fromEntries(
    Object.entries(visits).map(([page, all]) => [page, medians(all)]),
  );
  console.table(report);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/bench-pages.json'), `${JSON.stringify(report, null, 2)}\n`);
}

const medians = (all: Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((what) => {
      const sorted = all.map((x) => x[what] ?? Number.NaN).sort((a, b) => a - b);
      return [what, Math.round((sorted[sorted.length >> 1] ?? 0) * 1000) / 1000];
    }),
  );

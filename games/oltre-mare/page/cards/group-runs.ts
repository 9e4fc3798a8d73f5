import type { Run } from '../../rules/facts/index.ts';

/** Groups runs of the same good and length, the most valuable first. */
export function groupRuns(runs: readonly Run[]): { run: Run; times: number }[] {
  const groups = new Map<string, { run: Run; times: number }>();
  for (const run of runs) {
    const key = `${run.good} ${run.length}`;
    const group = groups.get(key);
    if (group) group.times++;
    else groups.set(key, { run, times: 1 });
  }
  return [...groups.values()].sort((x, y) => y.run.value - x.run.value || y.times - x.times);
}

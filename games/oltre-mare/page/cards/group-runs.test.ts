import { expect, test } from 'vitest';
import { groupRuns } from './group-runs.ts';

test('equal runs are grouped, the most valuable first', () => {
  const run = (good: string, length: number, value: number) => ({ good, length, value });
  expect(groupRuns([run('salt', 1, 1), run('gems', 2, 5), run('salt', 1, 1)])).toEqual([
    { run: run('gems', 2, 5), times: 1 },
    { run: run('salt', 1, 1), times: 2 },
  ]);
});

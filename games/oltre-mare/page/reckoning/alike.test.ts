import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('runs that are alike are told once, the best first', () => {
  const run = (good: string, length: number, value: number) => ({ good, length, value });
  expect(alike([run('salt', 1, 1), run('gems', 2, 5), run('salt', 1, 1)])).toEqual([
    { run: run('gems', 2, 5), times: 1 },
    { run: run('salt', 1, 1), times: 2 },
  ]);
});

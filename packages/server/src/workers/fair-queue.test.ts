import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** A task that ends when told to. */
function task(name: string, started: string[]) {
  let end = (): void => {};
  const promise = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  const run = (): Promise<string> => {
    started.push(name);
    return promise;
  };
  return { run, end };
}

test('owners take turns, and only so many tasks run at once', async () => {
  const queue = fairQueue(1);
  const started: string[] = [];
  const tasks = ['greedy 1', 'greedy 2', 'greedy 3', 'modest 1'].map((name) => task(name, started));
  const results = tasks.map(({ run }, i) => queue(i < 3 ? 'greedy' : 'modest', run));
  expect(started).toEqual(['greedy 1']);
  tasks[0]?.end();
  await results[0];
  expect(started).toEqual(['greedy 1', 'greedy 2']);
  tasks[1]?.end();
  await results[1];
  expect(started).toEqual(['greedy 1', 'greedy 2', 'modest 1']);
  tasks[3]?.end();
  expect(await results[3]).toBe('modest 1');
  expect(started.at(-1)).toBe('greedy 3');
});

test('a task that fails does not stop the others', async () => {
  const queue = fairQueue(1);
  await expect(queue('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue('a', () => Promise.resolve(7))).toBe(7);
});

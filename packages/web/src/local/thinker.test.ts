import type { BotTask } from '@fondaco/host';
import { expect, test, vi } from 'vitest';
import type { FromThinker } from './think-worker.ts';
import { type ThinkWorker, thinkInWorker } from './thinker.ts';

/** A worker that does with a task what a test wants. */
const worker = (on: (say: (message: FromThinker) => void, crash: () => void) => void) => {
  const made: ThinkWorker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: () =>
      on(
        (data) => made.onmessage?.call(made as unknown as Worker, { data } as MessageEvent),
        () => made.onerror?.call(made as unknown as Worker, {} as ErrorEvent),
      ),
  };
  return made;
};

const here = () => Promise.resolve('here');
const task = { bot: 'any', game: 'any', rulesVersion: 1 } as BotTask;
const answering = () =>
  worker((say) => {
    say({ begun: true });
    say({ answer: 'done' });
  });

test('bots answer one after the other in one worker', async () => {
  const open = vi.fn(answering);
  const { think } = thinkInWorker(open, here);
  expect(await Promise.all([think(task), think(task)])).toEqual(['done', 'done']);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['loops', worker((say) => say({ begun: true })), 'too long'],
  [
    'crashes',
    worker((say, crash) => {
      say({ begun: true });
      crash();
    }),
    'crashed',
  ],
] as const)('a worker whose bot %s is ended, and another one goes on', async (_, broken, why) => {
  const workers = [broken, answering()];
  const { think } = thinkInWorker(() => workers.shift() as ThinkWorker, here, 1);
  const [first, second] = [think(task), think(task)];
  await expect(first).rejects.toThrow(why);
  expect(broken.terminate).toHaveBeenCalled();
  expect(await second).toBe('done');
});

test('a bot that throws fails alone', async () => {
  let tasks = 0;
  const open = () =>
    worker((say) => say(tasks++ === 0 ? { failed: 'no answer' } : { answer: 'done' }));
  const { think } = thinkInWorker(open, here);
  await expect(think(task)).rejects.toThrow('no answer');
  expect(await think(task)).toBe('done');
});

test.each([
  ['a worker', worker((_, crash) => crash())],
  ['rules in the worker', worker((say) => say({ missing: true }))],
])('without %s bots think here, and loading fails nobody', async (_, missing) => {
  const { think, load } = thinkInWorker(() => missing, here);
  await expect(load('any', 1)).resolves.toBeUndefined();
  expect(await think(task)).toBe('here');
});

test('rules are loaded before a bot needs them, and no worker before that', async () => {
  const said: unknown[] = [];
  const loading = worker((say) => say({ loaded: true }));
  const open = vi.fn(() => ({ ...loading, postMessage: (m: never) => said.push(m) }));
  const { load } = thinkInWorker(open, here);
  expect(open).not.toHaveBeenCalled();
  const loaded = load('any', 1);
  await vi.waitFor(() => expect(said).toEqual([{ game: 'any', rulesVersion: 1 }]));
  let isDone = false;
  void loaded.then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  const opened = open.mock.results[0]?.value as ThinkWorker;
  opened.onmessage?.call(opened as unknown as Worker, { data: { loaded: true } } as MessageEvent);
  await loaded;
});

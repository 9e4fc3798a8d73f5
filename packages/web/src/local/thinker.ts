import type { Think } from '@fondaco/host';
import type { FromThinker, ToThinker } from './think-worker.ts';

/** How long a bot may think about one answer. */
const THINK_MS = 10_000;

/** What is used of a worker. */
export interface ThinkWorker extends Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> {
  postMessage(message: ToThinker): void;
}

interface Thinker {
  think: Think;
  /** Loads the rules of later tasks, and the worker. Where they cannot be loaded, bots think here. */
  load(game: string, rulesVersion: number): Promise<unknown>;
}

/**
 * Lets bots think in a worker, one after the other. One that takes too long, or crashes, is ended with its worker, and its task fails;
 * the next task gets a new one. The time runs from the moment the bot begins. Where the worker or the rules in it cannot be loaded,
 * bots think here.
 */
export function thinkInWorker(open: () => ThinkWorker, here: Think, thinkMs = THINK_MS): Thinker {
  let worker: ThinkWorker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function run(message: ToThinker, instead: () => unknown): Promise<unknown> {
    worker ??= open();
    const own = worker;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (why: string): void => {
        clearTimeout(timer);
        own.terminate();
        worker = undefined;
        if (timer === undefined) resolve(instead());
        else reject(new Error(why));
      };
      own.onerror = () => end('the worker of a bot crashed');
      own.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if ('begun' in data) {
          timer = setTimeout(() => end('a bot took too long'), thinkMs);
          return;
        }
        clearTimeout(timer);
        if ('failed' in data) reject(new Error(data.failed));
        else if ('answer' in data) resolve(data.answer);
        else if ('missing' in data) resolve(instead());
        else resolve(undefined);
      };
      own.postMessage(message);
    });
  }

  function inTurn(message: ToThinker, instead: () => unknown): Promise<unknown> {
    const done = last.then(() => run(message, instead));
    last = done.catch(() => {});
    return done;
  }

  return {
    think: (task) => inTurn(task, () => here(task)),
    load: (game, rulesVersion) => inTurn({ game, rulesVersion }, () => {}),
  };
}

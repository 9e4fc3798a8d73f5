import type { BotTask, Think } from '@fondaco/host';
import type { FromThinker } from './think-worker.ts';

/** How long a bot may think about one answer. */
const THINK_MS = 10_000;

/** What is used of a worker. */
export type ThinkWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/**
 * Lets bots think in a worker, one after the other. One that takes too long, or crashes, is ended with its worker, and its task fails;
 * the next task gets a new one. The time runs from the moment the worker begins. Where no worker can be loaded, bots think here.
 */
export function thinkInWorker(open: () => ThinkWorker, here: Think, thinkMs = THINK_MS): Think {
  let worker: ThinkWorker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function ready(): ThinkWorker {
    if (worker) return worker;
    const opened = open();
    worker = opened;
    // It could not be loaded before it had anything to do.
    opened.onerror = () => {
      worker = undefined;
    };
    return opened;
  }

  function run(task: BotTask): Promise<unknown> {
    const own = ready();
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (why: string): void => {
        clearTimeout(timer);
        own.terminate();
        worker = undefined;
        if (timer === undefined) resolve(here(task));
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
        else resolve(data.answer);
      };
      own.postMessage(task);
    });
  }

  ready();
  return (task) => {
    const done = last.then(() => run(task));
    last = done.catch(() => {});
    return done;
  };
}

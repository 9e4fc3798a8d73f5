import { availableParallelism } from 'node:os';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import { Piscina } from 'piscina';

export interface Done<J, R> {
  job: J;
  result: R;
}

/** Runs jobs in threads on all cores and gives each as it ends. Leaving the loop ends the threads. */
export async function* onAllCores<J, R>(
  worker: URL,
  workerData: unknown,
  jobs: Iterable<J>,
): AsyncGenerator<Done<J, R>> {
  const threads = availableParallelism();
  const pool = new Piscina({
    filename: worker.href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
  });
  const running = new Map<J, Promise<Done<J, R>>>();
  try {
    for (const job of jobs) {
      running.set(
        job,
        pool.run(job).then((result: R) => ({ job, result })),
      );
      if (running.size < threads * 2) continue;
      const done = await Promise.race(running.values());
      running.delete(done.job);
      yield done;
    }
    while (running.size > 0) {
      const done = await Promise.race(running.values());
      running.delete(done.job);
      yield done;
    }
  } finally {
    // What still runs is not needed; its promise must not fail unheard.
    for (const left of running.values()) left.catch(() => {});
    await pool.destroy();
  }
}

const BAR_WIDTH = 30;

/** A bar on a line of its own that is drawn anew; only where somebody looks. */
export function showProgress({ err, tty }: TerminalIo, done: number, total: number): void {
  if (!tty) return;
  const full = Math.round((BAR_WIDTH * done) / Math.max(1, total));
  const bar = '█'.repeat(full).padEnd(BAR_WIDTH, '░');
  err(`\r${bar} ${done}/${total}${done === total ? '\n' : ''}`);
}

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Logger, Think } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import { Piscina } from 'piscina';
import type { Analyse, Progress } from './analyses.ts';
import type { AnalysisProgress } from './analysis-worker.ts';
import { fairQueue } from './fair-queue.ts';
import type { RecordTasks } from './records.ts';
import type { PostedTask, WorkerSettings } from './settings.ts';

export interface WorkerOptions {
  /** The address of a module with the library of games and the bots, as `WorkerModule` describes it. */
  module: string;
  /** How long a bot may think about one answer. */
  thinkMs?: number;
  /** How much memory a thread may use, in megabytes. */
  memoryMb?: number;
}

const THINK_MS = 10_000;
const RECORD_MS = 120_000;
/** A long game takes minutes of a busy processor. */
const ANALYSIS_MS = 20 * 60_000;
const MEMORY_MB = 512;
const IDLE_MS = 5 * 60_000;
/** Threads give way to the one that answers people, where the system lets them. */
const NICENESS = 5;
/** More than one, so that a bot that takes its whole time does not stop all others. */
const LEAST_BOT_THREADS = 2;

/** Threads for what would delay people's moves. A task that takes too long or too much memory ends with its thread. */
export interface Workers {
  think: Think;
  records: RecordTasks;
  analyse: Analyse;
  /** Ends all threads; their tasks fail. */
  close(): Promise<void>;
}

export function startWorkers(options: WorkerOptions, data: string, log: Logger): Workers {
  const { thinkMs = THINK_MS, memoryMb = MEMORY_MB, module } = options;
  function openPool(file: string, maxThreads: number, workerData: WorkerSettings): Piscina {
    const pool = new Piscina({
      filename: fileURLToPath(new URL(file, import.meta.url)),
      workerData,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    return pool.on('error', (error: unknown) => log.warn({ file, err: error }, 'a thread ended'));
  }
  const botThreads = Math.max(LEAST_BOT_THREADS, availableParallelism() - 1);
  const bots = openPool('./bots-worker.ts', botThreads, { module, data: '' });
  const records = openPool('./records-worker.ts', 1, { module, data });
  const analyses = openPool('./analysis-worker.ts', 1, { module, data });
  const record = <T>(name: keyof RecordTasks, task: unknown): Promise<T> =>
    records.run(task, { name, signal: AbortSignal.timeout(RECORD_MS) });
  return {
    think: thinkIn(bots, botThreads, thinkMs),
    records: {
      replay: (task) => record('replay', task),
      file: (task) => record('file', task),
      origin: (task) => record('origin', task),
      check: (task) => record('check', task),
    },
    analyse: analyseIn(analyses),
    async close() {
      await Promise.all([bots.destroy(), records.destroy(), analyses.destroy()]);
    },
  };
}

function analyseIn(pool: Piscina): Analyse {
  const listeners = new Map<string, (now: Progress) => void>();
  pool.on('message', ({ table, ...now }: AnalysisProgress) => listeners.get(table)?.(now));
  return async (table, progress) => {
    listeners.set(table, progress);
    try {
      return await pool.run(table, { signal: AbortSignal.timeout(ANALYSIS_MS) });
    } finally {
      listeners.delete(table);
    }
  };
}

/** The time of a task runs from the moment its thread begins it: starting a thread may take long on a busy machine. */
function thinkIn(pool: Piscina, threads: number, thinkMs: number): Think {
  const whenFree = fairQueue(threads);
  const begun = new Map<number, () => void>();
  let tasks = 0;
  pool.on('message', (id: number) => begun.get(id)?.());

  async function run(task: Omit<PostedTask, 'id'>): Promise<unknown> {
    const id = tasks++;
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    begun.set(id, () => {
      timer = setTimeout(() => limit.abort(), thinkMs);
    });
    try {
      return await pool.run({ ...task, id } satisfies PostedTask, { signal: limit.signal });
    } finally {
      clearTimeout(timer);
      begun.delete(id);
    }
  }

  return ({ pack, ...task }) => whenFree(task.bot, () => run({ ...task, packText: textOf(pack) }));
}

const packTexts = new WeakMap<object, string>();

/** Component values are large and shared by many tables. */
function textOf(pack: Json): string {
  if (typeof pack !== 'object' || pack === null) return JSON.stringify(pack);
  const text = packTexts.get(pack) ?? JSON.stringify(pack);
  packTexts.set(pack, text);
  return text;
}

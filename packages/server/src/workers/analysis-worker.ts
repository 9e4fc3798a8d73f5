import { parentPort, workerData } from 'node:worker_threads';
import { readStorage } from '../storage/index.ts';
import { analyseHere, type Progress } from './analyses.ts';
import type { WorkerModule, WorkerSettings } from './settings.ts';

// A thread that analyses finished games. It reads the data file or database by itself.

const { data, module } = workerData as WorkerSettings;
const { library } = (await import(module)) as WorkerModule;

/** Sent to the thread that asked. */
export interface AnalysisProgress extends Progress {
  table: string;
}

export default async (table: string): Promise<string> => {
  const storage = await readStorage(data);
  try {
    const tell = (now: Progress): void =>
      parentPort?.postMessage({ table, ...now } satisfies AnalysisProgress);
    return await analyseHere({ storage, library })(table, tell);
  } finally {
    await storage.close();
  }
};

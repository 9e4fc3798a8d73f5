import { parentPort, workerData } from 'node:worker_threads';
import { readGame } from '@fondaco/host';
import { readStorage } from '../storage/index.ts';
import { analysisOf, type Progress } from './analyses.ts';
import type { WorkerModule, WorkerSettings } from './settings.ts';

// A thread that analyses finished games. It reads the data file or database by itself.

const { data, module } = workerData as WorkerSettings;
const { library } = (await import(module)) as WorkerModule;

/** Sent to the thread that asked. */
export interface AnalysisProgress extends Progress {
  table: string;
}

export default async (table: string): Promise<string> => {
  const game = await read(table);
  return analysisOf(game, (now) =>
    parentPort?.postMessage({ table, ...now } satisfies AnalysisProgress),
  );
};

/** The file is closed before the long work begins: SQLite's journal grows while anybody reads. */
async function read(table: string): ReturnType<typeof readGame> {
  const storage = await readStorage(data);
  try {
    return await readGame({ storage, library }, table);
  } finally {
    await storage.close();
  }
}

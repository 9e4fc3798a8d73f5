import { workerData } from 'node:worker_threads';
import { readSqlite } from '../storage/index.ts';
import { type RecordTasks, recordTasks } from './records.ts';
import type { WorkerModule, WorkerSettings } from './settings.ts';

// A thread that makes replays and files. It reads the data file by itself.

const { data, module } = workerData as WorkerSettings;
const { library } = (await import(module)) as WorkerModule;

async function reading<T>(read: (tasks: RecordTasks) => Promise<T>): Promise<T> {
  const storage = readSqlite(data);
  try {
    return await read(recordTasks({ storage, library }));
  } finally {
    await storage.close();
  }
}

export const replay: RecordTasks['replay'] = (task) => reading((tasks) => tasks.replay(task));
export const origin: RecordTasks['origin'] = (task) => reading((tasks) => tasks.origin(task));
export const check: RecordTasks['check'] = (task) => reading((tasks) => tasks.check(task));
export const file: RecordTasks['file'] = (task) => reading((tasks) => tasks.file(task));

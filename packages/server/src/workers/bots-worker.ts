import { parentPort, workerData } from 'node:worker_threads';
import { thinkHere } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import type { PostedTask, WorkerModule, WorkerSettings } from './settings.ts';

// A thread in which bots think. It is sent views and component values, and knows no storage.

const { module } = workerData as WorkerSettings;
const { library, players } = (await import(module)) as WorkerModule;
const think = thinkHere(library, players, () => performance.now());

/** Component values by their hash: parsed once, and with them the rules are bound once. */
const packs = new Map<string, Json>();

export default ({ id, packText, ...task }: PostedTask): Promise<unknown> => {
  const pack = packs.get(task.packHash) ?? (JSON.parse(packText) as Json);
  packs.set(task.packHash, pack);
  parentPort?.postMessage(id);
  return think({ ...task, pack });
};

import type { Bot } from '@fondaco/bots';
import type { BotTask, Library } from '@fondaco/host';

/** What threads have of their own: functions cannot be sent to them. */
export interface WorkerModule {
  library: Library;
  players: Readonly<Record<string, Bot>>;
}

/** What a thread is told at its start. */
export interface WorkerSettings {
  /** The address of a `WorkerModule`. */
  module: string;
  /** The data file or the address of the database; only for threads that read it. */
  data: string;
}

/** A question to a bot as it is sent to a thread: texts are copied faster than objects. */
export interface PostedTask extends Omit<BotTask, 'pack'> {
  /** The thread says it when it begins. */
  id: number;
  packText: string;
}

import type { Refusal, Up } from '@fondaco/kernel';
import type { LocalTables } from './manage.ts';

/** What the page says to its worker. Messages of the protocol are text, as they are on a socket. */
export type ToWorker = { up: Up } | { call: number; name: keyof LocalTables; args: unknown[] };

export type FromWorker =
  | { down: string }
  | { call: number; value: unknown }
  | { call: number; status: number; refusal: Refusal };

import type { ClientMessage, Refusal } from '@fondaco/kernel';
import type { LocalTables } from './local-tables.ts';

/** Messages from the page to its worker. Protocol messages are text, as on a socket. */
export type ToWorker =
  | { up: ClientMessage }
  | { call: number; name: keyof LocalTables; args: unknown[] };

export type FromWorker =
  | { down: string }
  | { call: number; value: unknown }
  | { call: number; status: number; refusal: Refusal };

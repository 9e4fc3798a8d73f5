import type { TableInfo } from '@fondaco/kernel';
import { randomHex } from '../wire/keys.ts';

const NONCE_BYTES = 16;
const keyOf = (table: string): string => `fondaco.nonces.${table}`;

/** Sends a new nonce with a request that takes a seat, and remembers it to check the draws later. */
export async function withNonce(send: (nonce: string) => Promise<TableInfo>): Promise<TableInfo> {
  const nonce = randomHex(NONCE_BYTES);
  const table = await send(nonce);
  try {
    localStorage.setItem(keyOf(table.id), JSON.stringify([...noncesFor(table.id), nonce]));
  } catch {
    // Storage is full or blocked: then only the server's promise can be checked.
  }
  return table;
}

/** The nonces this browser gave when it took seats at a table. */
export function noncesFor(table: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

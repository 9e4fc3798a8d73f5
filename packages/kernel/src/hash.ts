import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

type Digest = (text: string) => string;

/** SHA-256 as hex. Runs on every platform; a native implementation is many times as fast. */
let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Replaces the implementation by a native one after checking that it gives the same hashes. */
export function setSha256(native: Digest): void {
  for (const text of ['', 'Fondaco', 'é€😀'.repeat(100)])
    if (native(text) !== digest(text)) throw new Error('not SHA-256');
  digest = native;
}

export const sha256Hex = (text: string): string => digest(text);

export const hashJson = (x: unknown): string => sha256Hex(canonical(x));

const packs = new WeakMap<object, string>();

/** The hash of component values, cached: they are large and never change, and every table needs it. */
export function packHash(pack: unknown): string {
  if (typeof pack !== 'object' || pack === null) return hashJson(pack);
  const hash = packs.get(pack) ?? hashJson(pack);
  packs.set(pack, hash);
  return hash;
}

export const hmacBytes = (key: Uint8Array, text: string): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(text));

export { utf8ToBytes };

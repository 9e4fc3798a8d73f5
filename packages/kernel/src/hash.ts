import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

type Digest = (text: string) => string;

/** SHA-256 as hex. This one runs anywhere; where the platform has its own, that is many times as fast. */
let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Takes another way to the same hashes; one that gives others is not taken. */
export function useSha256(native: Digest): void {
  for (const text of ['', 'Fondaco', 'é€😀'.repeat(100)])
    if (native(text) !== digest(text)) throw new Error('not SHA-256');
  digest = native;
}

export const sha256Hex = (text: string): string => digest(text);

export const hashJson = (x: unknown): string => sha256Hex(canonical(x));

const packs = new WeakMap<object, string>();

/** The hash of component values. They are large, never change, and every table asks for it. */
export function packHash(pack: unknown): string {
  if (typeof pack !== 'object' || pack === null) return hashJson(pack);
  const hash = packs.get(pack) ?? hashJson(pack);
  packs.set(pack, hash);
  return hash;
}

export const hmacBytes = (key: Uint8Array, text: string): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(text));

export { utf8ToBytes };

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const hashJson = (x: unknown): string => sha256Hex(canonical(x));

export const hmacBytes = (key: Uint8Array, text: string): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(text));

export { utf8ToBytes };

import type { Chance } from '../contract.ts';
import { hmacBytes, sha256Hex, utf8ToBytes } from '../hash.ts';
import { shuffleBy } from './draw.ts';
import { fastChance } from './fast.ts';

/** Where a game's draws come from. The secret behind a commitment is published when the game is over. */
export type ChanceSource =
  | { t: 'committed'; commitment: string; nonces: string[] }
  /** For simulation and tests: the seed reveals every draw. */
  | { t: 'seeded'; seed: string };

/**
 * The chance of a game that has made `drawn` draws so far. Draw i depends on i alone, and an undo resets the counter, so
 * nobody can undo to get better dice.
 */
export function chanceAt(source: ChanceSource, secret: string | undefined, drawn: number): Chance {
  if (source.t === 'seeded') {
    return byIndex(drawn, (i) => {
      const fast = fastChance(`${source.seed}/${i}`);
      return (n) => fast.int(n, '');
    });
  }
  if (secret === undefined) throw new Error('a committed game needs its secret to draw');
  // Most answers draw nothing, so the key is only computed for the first draw.
  let key: Uint8Array | undefined;
  return byIndex(drawn, (i) => {
    key ??= hmacBytes(utf8ToBytes(secret), JSON.stringify(source.nonces));
    return wordsOf(key, i);
  });
}

/** The hash of the secret. It is published when the table opens, so that the secret cannot be changed later. */
export const commitmentOf = (secret: string): string => sha256Hex(secret);

type Numbers = (n: number) => number;

function byIndex(drawn: number, numbers: (index: number) => Numbers): Chance {
  let index = drawn;
  return {
    int: (n) => numbers(index++)(n),
    shuffle: (xs) => shuffleBy(xs, numbers(index++)),
  };
}

/** The numbers of one draw: 32-bit words of HMAC-SHA256 blocks, skipping words that would favour small values. */
function wordsOf(key: Uint8Array, draw: number): Numbers {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  return (n) => {
    if (!(n >= 1)) throw new Error(`nothing to draw from: ${n}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      if (at >= block.byteLength) {
        const bytes = hmacBytes(key, `${draw}:${blocks++}`);
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        at = 0;
      }
      const word = block.getUint32(at);
      at += 4;
      if (word < fair) return word % n;
    }
  };
}

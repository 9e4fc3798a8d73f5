import type { Chance } from '../contract.ts';
import { shuffleBy } from './draw.ts';

/** sfc32: small, fast and the same on every machine. For search, simulation and tests; not for secrets. */
export function fastChance(seed: string | number): Chance {
  const text = String(seed);
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  function next(): number {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  for (let i = 0; i < text.length; i++) {
    a ^= text.charCodeAt(i);
    next();
  }
  for (let i = 0; i < 12; i++) next();
  // The multiply-shift maps 32 bits to 0…n-1; its bias for small n is below what play can show.
  const int = (n: number): number => Math.floor((next() * n) / 0x1_0000_0000);
  return { int, shuffle: (xs) => shuffleBy(xs, int) };
}

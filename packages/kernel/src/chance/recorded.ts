import { BadInput } from '../bad-input.ts';
import type { Chance } from '../contract.ts';
import {
  arrangeBy,
  type Draw,
  indices,
  isBelow,
  isPermutation,
  type ShufflesByValue,
} from './draw.ts';

/** Draws from `inner` and appends every draw to `draws`. */
export function recordingChance(inner: Chance & Partial<ShufflesByValue>, draws: Draw[]): Chance {
  return {
    int(n, tag) {
      const v = inner.int(n, tag);
      draws.push({ tag, n, v });
      return v;
    },
    shuffle(xs, tag) {
      const v = inner.from?.(xs, tag) ?? shuffledIndices(inner, xs.length, tag);
      draws.push({ tag, n: xs.length, v });
      arrangeBy(xs, v);
    },
  };
}

function shuffledIndices(inner: Chance, n: number, tag: string): number[] {
  const v = indices(n);
  inner.shuffle(v, tag);
  return v;
}

/** Plays recorded draws back; throws BadInput when the rules ask for a different draw. */
export function recordedChance(draws: readonly Draw[]): Chance & { left(): number } {
  let at = 0;
  function take(tag: string, n: number, list: boolean): number | number[] {
    const draw = draws[at++];
    if (!draw) throw new BadInput('kernel.verify.noDraw', { tag });
    const fits = Array.isArray(draw.v)
      ? list && isPermutation(draw.v, n)
      : !list && isBelow(draw.v, n);
    if (draw.tag !== tag || draw.n !== n || !fits)
      throw new BadInput('kernel.verify.otherDraw', { tag, n });
    return draw.v;
  }
  return {
    int: (n, tag) => take(tag, n, false) as number,
    shuffle: (xs, tag) => arrangeBy(xs, take(tag, xs.length, true) as number[]),
    left: () => draws.length - at,
  };
}

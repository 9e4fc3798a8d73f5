import type { Chance } from '../contract.ts';
import { sameJson } from '../json.ts';
import { arrangeBy, indices, isBelow, type ShufflesByValue } from './draw.ts';

/** A draw set by a test: a number for `int`, the things that come first for `shuffle`. */
export interface Scripted {
  tag: string;
  value?: number;
  order?: unknown[];
}

/** Draws from a script, in its order within each tag; a draw that is not in the script is an error. */
export function scriptedChance(
  script: readonly Scripted[],
): Chance & ShufflesByValue & { left(): Scripted[] } {
  const left = script.slice();
  function take(tag: string): Scripted {
    const at = left.findIndex((x) => x.tag === tag);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) throw new Error(`the rules draw "${tag}", which the script does not give`);
    return found;
  }
  function from(xs: readonly unknown[], tag: string): number[] {
    const rest = indices(xs.length);
    const first = (take(tag).order ?? []).map((want) => {
      const at = rest.findIndex((i) => sameJson(xs[i], want));
      if (at < 0) throw new Error(`"${tag}" has no ${JSON.stringify(want)} to shuffle`);
      return rest.splice(at, 1)[0] as number;
    });
    return [...first, ...rest];
  }
  return {
    int(n, tag) {
      const { value } = take(tag);
      if (!isBelow(value, n)) throw new Error(`"${tag}" needs a value from 0 to ${n - 1}`);
      return value as number;
    },
    shuffle: (xs, tag) => arrangeBy(xs, from(xs, tag)),
    from,
    left: () => left,
  };
}

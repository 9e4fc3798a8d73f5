import type { AnyGame, Chance } from '@fondaco/kernel';

/** Values changed in one odd set. */
const CHANGES = 12;
const TRIES = 400;

/**
 * Component values nobody would print: some amounts are nothing, one, half or double, and things of one list have
 * swapped some of their values. The game's own schema says which of them can be played with.
 */
export function oddPack(game: AnyGame, chance: Chance): unknown {
  let pack = copyOf(game.components);
  let changes = 0;
  for (let n = 0; n < TRIES && changes < CHANGES; n++) {
    const changed = copyOf(pack);
    changeSomething(changed, chance);
    if (!isSound(game, changed)) continue;
    pack = changed;
    changes++;
  }
  return game.pack.parse(pack);
}

/** The shipped component values with a change. */
export const packWith =
  <Pack>(change: (pack: Pack) => void) =>
  (game: AnyGame): unknown => {
    const pack = copyOf(game.components);
    change(pack as Pack);
    return game.pack.parse(pack);
  };

const copyOf = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

function isSound(game: AnyGame, pack: unknown): boolean {
  try {
    game.rules(game.options.parse({}), game.pack.parse(pack));
    return true;
  } catch (error) {
    // Frozen rules have a BadInput of their own.
    if (Object.hasOwn(error as object, 'msg')) return false;
    throw error;
  }
}

/** Goes down to some place in the values, and changes an amount or exchanges values between neighbours there. */
function changeSomething(x: unknown, chance: Chance): void {
  for (let at = x; ; ) {
    if (at === null || typeof at !== 'object') return;
    if (Array.isArray(at) && at.length > 1 && at.every(isRecord) && chance.int(3, 'odd') > 0) {
      exchange(at, chance);
      return;
    }
    const keys = Object.keys(at).filter((key) => key !== 'designed');
    if (keys.length === 0) return;
    const key = keys[chance.int(keys.length, 'odd')] as string;
    const value = (at as Record<string, unknown>)[key];
    if (typeof value === 'number') {
      const others = [0, 1, Math.floor(value / 2), value * 2];
      (at as Record<string, unknown>)[key] = others[chance.int(others.length, 'odd')];
      return;
    }
    at = value;
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** One field goes round among the things of a list that have it. */
function exchange(list: readonly Record<string, unknown>[], chance: Chance): void {
  const fields = [...new Set(list.flatMap(Object.keys))].filter((key) => key !== 'id');
  if (fields.length === 0) return;
  const field = fields[chance.int(fields.length, 'odd')] as string;
  const having = list.filter((x) => x[field] !== undefined);
  const values = having.map((x) => x[field]);
  chance.shuffle(values, 'odd');
  having.forEach((x, i) => {
    x[field] = values[i];
  });
}

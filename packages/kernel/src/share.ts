type Rec = Record<string, unknown>;

/**
 * `after`, with every part that is equal to the one in `before` replaced by that one. Positions never change once they are
 * reached, so the next one can share what a move left alone: it is compared, hashed and told by what is not the same thing.
 */
export function shared<T>(before: T, after: T): T {
  if (!isNode(before) || !isNode(after)) return after;
  if (Array.isArray(after)) {
    return Array.isArray(before) && sharedList(before, after) ? before : after;
  }
  return !Array.isArray(before) && sharedRecord(before as Rec, after as Rec) ? before : after;
}

const isNode = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Says whether all of it is the same. */
function sharedList(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const [x, y] = [before[i], after[i]];
    if (x === y) continue;
    const kept = shared(x, y);
    if (kept !== y) after[i] = kept;
    if (kept !== x) same = false;
  }
  return same;
}

/** Keys in another order make another text, even where they say the same. */
function sharedRecord(before: Rec, after: Rec): boolean {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  let same = keys.length === known.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (known[i] !== key) same = false;
    const y = after[key];
    const x = Object.hasOwn(before, key) ? before[key] : undefined;
    if (x === y) continue;
    const kept = shared(x, y);
    if (kept !== y) after[key] = kept;
    if (kept !== x) same = false;
  }
  return same;
}

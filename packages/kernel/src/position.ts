import { canonical, keyText, sameItems } from './json.ts';

/** A position that no longer changes. */
export interface Position<S> {
  state: S;
  /** Its canonical text, in parts; absent until somebody needs it. */
  written?: CanonicalParts;
}

/** A value, its canonical text, and the texts of its parts: the items of a list in order, the values of a record by key. */
export interface CanonicalParts {
  of: unknown;
  text: string;
  keys: readonly string[];
  parts: readonly CanonicalParts[];
}

/**
 * The position with its canonical text. Parts that a move left unchanged become the very objects of the position before, so
 * that comparing, writing and sending it only costs as much as what has changed. Mutates `state`.
 */
export function positionAfter<S>(state: S, before: Position<S>): Required<Position<S>> {
  const now = reuseEqualParts(state, before.state) as S;
  return { state: now, written: written(now, before.written, DEPTH) };
}

type Rec = Record<string, unknown>;

const isNode = (x: unknown): x is object => typeof x === 'object' && x !== null;
const isRecord = (x: unknown): x is Rec => isNode(x) && !Array.isArray(x);

/** Returns `was` if `x` equals it; otherwise `x`, in which every part that is equal has been replaced by that of `was`. */
function reuseEqualParts(x: unknown, was: unknown): unknown {
  if (x === was || !isNode(x) || !isNode(was)) return x;
  if (Array.isArray(x)) return Array.isArray(was) ? reuseInList(x, was) : x;
  return isRecord(was) ? reuseInRecord(x as Rec, was) : x;
}

function reuseInList(x: unknown[], was: unknown[]): unknown[] {
  let same = x.length === was.length;
  for (let i = 0; i < x.length; i++) {
    const item = reuseEqualParts(x[i], was[i]);
    if (item !== x[i]) x[i] = item;
    if (item !== was[i]) same = false;
  }
  return same ? was : x;
}

function reuseInRecord(x: Rec, was: Rec): Rec {
  let same = true;
  for (const key in x) {
    // Not an ordinary property: a record that has it is left alone.
    if (key === '__proto__') return x;
    const value = reuseEqualParts(x[key], was[key]);
    if (value !== x[key]) x[key] = value;
    if (value !== was[key]) same = false;
  }
  return same && sameKeys(x, was) ? was : x;
}

/** The order of keys matters: in another order, equal records are sent as different texts. */
const sameKeys = (a: object, b: object): boolean => sameItems(Object.keys(a), Object.keys(b));

/** How deep parts are cached: down to a player or a system of the chart. Below that, serializing again is cheaper. */
const DEPTH = 2;

const NONE: readonly never[] = [];

function written(x: unknown, before: CanonicalParts | undefined, depth: number): CanonicalParts {
  if (before !== undefined && before.of === x) return before;
  if (depth === 0 || !isNode(x)) return { of: x, text: canonical(x), keys: NONE, parts: NONE };
  if (Array.isArray(x)) return writtenList(x, before, depth - 1);
  return writtenRecord(x as Rec, before, depth - 1);
}

function writtenList(
  of: unknown[],
  before: CanonicalParts | undefined,
  depth: number,
): CanonicalParts {
  // Most lists hold names and numbers only: the engine writes those faster than we could.
  if (!of.some(isNode)) return { of, text: JSON.stringify(of), keys: NONE, parts: NONE };
  const parts = of.map((item, i) => written(item, before?.parts[i], depth));
  return { of, text: `[${parts.map((part) => part.text).join()}]`, keys: NONE, parts };
}

function writtenRecord(of: Rec, before: CanonicalParts | undefined, depth: number): CanonicalParts {
  const known = before !== undefined && isRecord(before.of) && sameKeys(before.of, of);
  const keys = known ? before.keys : Object.keys(of).sort();
  let text = '';
  const parts: CanonicalParts[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const part = written(of[key], known ? before.parts[i] : undefined, depth);
    parts.push(part);
    if (of[key] !== undefined) text += (text === '' ? '' : ',') + keyText(key) + part.text;
  }
  return { of, text: `{${text}}`, keys, parts };
}

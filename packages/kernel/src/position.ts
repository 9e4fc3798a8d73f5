import { canonical, keyText, sameItems } from './json.ts';

/** A position that will not change any more. */
export interface Reached<S> {
  state: S;
  /** Its canonical text, in parts; absent where nobody has asked for it. */
  written?: Written;
}

/** Something, its canonical text, and those of the things in it: in a list one after another, in a record by key. */
export interface Written {
  of: unknown;
  text: string;
  keys: readonly string[];
  parts: readonly Written[];
}

/**
 * The position with its canonical text. What a move left alone is taken over from the position before, so that the two are
 * compared, written and told by what is not the same thing.
 */
export function reached<S>(state: S, before: Reached<S>): Required<Reached<S>> {
  const now = taken(state, before.state) as S;
  return { state: now, written: written(now, before.written, DEPTH) };
}

type Rec = Record<string, unknown>;

const isNode = (x: unknown): x is object => typeof x === 'object' && x !== null;
const isRecord = (x: unknown): x is Rec => isNode(x) && !Array.isArray(x);

/** What was there before, where it is equal; else the new one, with every part of it taken over that is. */
function taken(x: unknown, was: unknown): unknown {
  if (x === was || !isNode(x) || !isNode(was)) return x;
  if (Array.isArray(x)) return Array.isArray(was) ? takenList(x, was) : x;
  return isRecord(was) ? takenRecord(x as Rec, was) : x;
}

function takenList(x: unknown[], was: unknown[]): unknown[] {
  let same = x.length === was.length;
  for (let i = 0; i < x.length; i++) {
    const item = taken(x[i], was[i]);
    if (item !== x[i]) x[i] = item;
    if (item !== was[i]) same = false;
  }
  return same ? was : x;
}

function takenRecord(x: Rec, was: Rec): Rec {
  let same = true;
  for (const key in x) {
    // No ordinary property: what has it is left alone.
    if (key === '__proto__') return x;
    const value = taken(x[key], was[key]);
    if (value !== x[key]) x[key] = value;
    if (value !== was[key]) same = false;
  }
  return same && sameKeys(x, was) ? was : x;
}

/** Keys in another order make another text when they are sent, even where they say the same. */
const sameKeys = (a: object, b: object): boolean => sameItems(Object.keys(a), Object.keys(b));

/** How deep parts are cached: down to a player or a system of the chart. Below that, serializing again is cheaper. */
const DEPTH = 2;

const NONE: readonly never[] = [];

function written(x: unknown, before: Written | undefined, depth: number): Written {
  if (before !== undefined && before.of === x) return before;
  if (depth === 0 || !isNode(x)) return { of: x, text: canonical(x), keys: NONE, parts: NONE };
  if (Array.isArray(x)) return writtenList(x, before, depth - 1);
  return writtenRecord(x as Rec, before, depth - 1);
}

function writtenList(of: unknown[], before: Written | undefined, depth: number): Written {
  // Most lists hold names and numbers only: the engine writes those faster than we could.
  if (!of.some(isNode)) return { of, text: JSON.stringify(of), keys: NONE, parts: NONE };
  const parts = of.map((item, i) => written(item, before?.parts[i], depth));
  return { of, text: `[${parts.map((part) => part.text).join()}]`, keys: NONE, parts };
}

function writtenRecord(of: Rec, before: Written | undefined, depth: number): Written {
  const known = before !== undefined && isRecord(before.of) && sameKeys(before.of, of);
  const keys = known ? before.keys : Object.keys(of).sort();
  let text = '';
  const parts: Written[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const part = written(of[key], known ? before.parts[i] : undefined, depth);
    parts.push(part);
    if (of[key] !== undefined) text += (text === '' ? '' : ',') + keyText(key) + part.text;
  }
  return { of, text: `{${text}}`, keys, parts };
}

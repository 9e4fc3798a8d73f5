import { canonical, named, sameItems } from './json.ts';

/**
 * A position and its canonical text, part by part. Positions never change once they are reached, so the next one takes over
 * what a move left alone, text and all: it is written, hashed, compared and told by what is not the same thing.
 */
export interface Written {
  of: unknown;
  text: string;
  /** Of a record: its keys, and their places in the order in which they are written. */
  keys: readonly string[];
  order: readonly number[];
  values: readonly unknown[];
  /** One for each value that has parts itself; of others the text. */
  parts: readonly (Written | string)[];
}

type Part = Written | string;
type Rec = Record<string, unknown>;

const NONE: readonly never[] = [];

/**
 * Gives the text of `canonical(x)`. Every part of `x` that is equal to the one in `before` is replaced by that one; where all
 * of it is, `before` is what is given.
 */
export function written(x: unknown, before?: Written): Written {
  if (before !== undefined && before.of === x) return before;
  if (Array.isArray(x)) return writtenList(x, before);
  if (isNode(x)) return writtenRecord(x as Rec, before);
  return { of: x, text: canonical(x), keys: NONE, order: NONE, values: NONE, parts: NONE };
}

const isNode = (x: unknown): x is object => typeof x === 'object' && x !== null;

function writtenList(of: unknown[], before: Written | undefined): Written {
  const known = before !== undefined && Array.isArray(before.of) ? before : undefined;
  if (known && sameItems(known.values, of)) return known;
  // Most lists hold names and numbers only: the engine writes those faster than we could.
  if (!of.some(isNode))
    return { of, text: JSON.stringify(of), keys: NONE, order: NONE, values: of, parts: NONE };
  const parts = partsOf(of, known);
  if (parts === known?.parts) return known;
  for (let i = 0; i < of.length; i++) of[i] = sharedOf(of[i], parts[i]);
  const text = `[${parts.map(textOf).join()}]`;
  return { of, text, keys: NONE, order: NONE, values: of, parts };
}

/** Keys in another order make another text when they are sent, even where they say the same. */
function writtenRecord(of: Rec, before: Written | undefined): Written {
  const keys = Object.keys(of);
  const known = before !== undefined && isRecordOf(before, keys) ? before : undefined;
  // Property by property would be slow: every kind of record has other ones.
  const values = Object.values(of);
  const parts = partsOf(values, known);
  if (parts === known?.parts) return known;
  for (let i = 0; i < keys.length; i++) {
    const value = sharedOf(values[i], parts[i]);
    if (value !== values[i]) of[keys[i] as string] = values[i] = value;
  }
  const order = known?.order ?? sortedPlaces(keys);
  let text = '';
  for (const i of order) {
    if (values[i] === undefined) continue;
    text += (text === '' ? '' : ',') + named(keys[i] as string) + textOf(parts[i]);
  }
  return { of, text: `{${text}}`, keys, order, values, parts };
}

/** The very parts there were, where every one is the same. */
function partsOf(values: readonly unknown[], known: Written | undefined): readonly Part[] {
  let parts: Part[] | undefined = known?.parts.length === values.length ? undefined : [];
  for (let i = 0; i < values.length; i++) {
    const was = known?.parts[i];
    const part = partOf(values[i], was, known?.values[i]);
    if (parts === undefined && part !== was) parts = known?.parts.slice(0, i) ?? [];
    parts?.push(part);
  }
  return parts ?? known?.parts ?? NONE;
}

function partOf(x: unknown, was: Part | undefined, value: unknown): Part {
  if (isNode(x)) return written(x, typeof was === 'string' ? undefined : was);
  if (x === value && typeof was === 'string') return was;
  return x === undefined ? ABSENT : canonical(x);
}

/** A list says null where it has nothing; a record does not mention it. */
const ABSENT = '';

const textOf = (part: Part | undefined): string =>
  typeof part === 'object' ? part.text : part || 'null';

const sharedOf = (x: unknown, part: Part | undefined): unknown =>
  typeof part === 'object' ? part.of : x;

const isRecordOf = (before: Written, keys: readonly string[]): boolean =>
  isNode(before.of) && !Array.isArray(before.of) && sameItems(before.keys, keys);

const sortedPlaces = (keys: readonly string[]): number[] =>
  keys
    .slice()
    .sort()
    .map((key) => keys.indexOf(key));

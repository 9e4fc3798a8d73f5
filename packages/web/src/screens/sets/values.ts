import { isRecord, type Json } from '@fondaco/kernel';

export type Path = readonly (string | number)[];
type Leaf = string | number | boolean | (string | number)[];

/** One value that can be edited. */
export interface Value {
  /** From the whole set. */
  path: Path;
  value: Leaf;
}

/** What belongs together: one good, one ship, or single values. */
export interface Thing {
  /** Undefined for single values. */
  id: string | undefined;
  /** Its name in the set, if it has one. */
  name: string | undefined;
  values: Value[];
}

/** A list of things, or single values. */
export interface Part {
  path: Path;
  things: Thing[];
}

/** Edited in a field of its own, told elsewhere, or too far from single values: maps are edited in the file. */
const NOT_HERE = ['name', 'designed', 'board', 'ports', 'routes', 'overlay', 'track'];

/** The parts of a set that can be edited value by value. */
export const partsOf = (set: Json): Part[] =>
  entriesOf(set)
    .filter(([key]) => !NOT_HERE.includes(key))
    .flatMap(([key, value]) => partsAt(value, [key]));

function partsAt(value: Json, path: Path): Part[] {
  if (isThings(value)) return [{ path, things: value.map((x, i) => thingAt(x, [...path, i])) }];
  if (!isRecord(value)) return [{ path, things: [single([...leavesAt(value, path)])] }];
  const inner = entriesOf(value);
  const lists = inner.filter(([, x]) => isThings(x) || hasThings(x));
  const rest = inner.filter((x) => !lists.includes(x));
  const own = rest.flatMap(([key, x]) => leavesAt(x, [...path, key]));
  return [
    ...(own.length > 0 ? [{ path, things: [single(own)] }] : []),
    ...lists.flatMap(([key, x]) => partsAt(x, [...path, key])),
  ];
}

const single = (values: Value[]): Thing => ({ id: undefined, name: undefined, values });

function thingAt(thing: Record<string, Json>, path: Path): Thing {
  const id = thing.id ?? thing.home;
  return {
    id: typeof id === 'string' ? id : `${(path.at(-1) as number) + 1}`,
    name: typeof thing.name === 'string' ? thing.name : undefined,
    values: leavesIn(thing, path),
  };
}

/** An id stays: other things refer to it. */
const leavesIn = (thing: Record<string, Json>, path: Path): Value[] =>
  entriesOf(thing)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, x]) => leavesAt(x, [...path, key]));

function leavesAt(value: Json, path: Path): Value[] {
  if (Array.isArray(value) && value.every((x) => typeof x === 'string' || typeof x === 'number'))
    return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((x, i) => leavesAt(x, [...path, i]));
  if (isRecord(value)) return leavesIn(value as Record<string, Json>, path);
  return value === null ? [] : [{ path, value }];
}

const entriesOf = (value: Json): [string, Json][] => Object.entries(value as Record<string, Json>);

const isThings = (value: Json): value is Record<string, Json>[] =>
  Array.isArray(value) && value.length > 0 && value.every((x) => isRecord(x));

const hasThings = (value: Json): boolean =>
  isRecord(value) && entriesOf(value).some(([, x]) => isThings(x) || hasThings(x));

export function valueAt(set: Json, path: Path): Json | undefined {
  let at: Json | undefined = set;
  for (const step of path) at = (at as Record<string | number, Json> | undefined)?.[step];
  return at;
}

/** The set with another value at a place; what is around it stays the same object as far as it can. */
export function withValue(set: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(set))
    return set.with(step as number, withValue(set[step as number] as Json, rest, value));
  const record = set as Record<string, Json>;
  return { ...record, [step]: withValue(record[step] as Json, rest, value) };
}

/** A value as it stands in a text field. */
export function asText(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What was typed, of the same kind as before; what is no number stays a text, and is refused with its place. */
export function typed(text: string, before: Leaf): Leaf {
  if (!Array.isArray(before)) return typeof before === 'number' ? asNumber(text) : text;
  const items = text.trim() === '' ? [] : text.split(',').map((x) => x.trim());
  return typeof before[0] === 'number' ? items.map(asNumber) : items;
}

const asNumber = (text: string): string | number =>
  /^\s*[-−]?\d+\s*$/.test(text) ? Number(text.trim().replace('−', '-')) : text;

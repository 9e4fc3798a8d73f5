import type { AnyGame, Json } from './contract.ts';
import { isRecord, sameJson, tooDeep } from './json.ts';
import type { Messages } from './locales.ts';

/** What a set with this as its `base` does not say is taken from the shipped one. */
const SHIPPED = 'shipped';

/** The whole component set a file describes, checked; throws BadInput naming the path of what is wrong. */
export function completePack({ pack, components }: AnyGame, values: unknown): unknown {
  if (!isRecord(values) || values.base !== SHIPPED || tooDeep(values)) return pack.parse(values);
  const { base: _, ...changes } = values;
  return pack.parse(changed(components as Json, changes as Json));
}

/** A value with changes: objects key by key, lists of things by their ids; everything else is replaced. */
function changed(value: Json | undefined, change: Json): Json {
  if (isThings(value) && isThings(change)) return changedThings(value, change);
  if (!isRecord(value) || !isRecord(change)) return change;
  const result: Record<string, Json> = { ...(value as Record<string, Json>) };
  for (const [key, each] of Object.entries(change))
    result[key] = changed(result[key], each as Json);
  return result;
}

type Thing = { id: string; [key: string]: Json };

const isThings = (list: Json | undefined): list is Thing[] =>
  Array.isArray(list) && list.every((x) => isRecord(x) && typeof x.id === 'string');

/** A thing of a new id is added; one with `"remove": true` is taken out. */
function changedThings(things: readonly Thing[], changes: readonly Thing[]): Json {
  const result = new Map(things.map((x) => [x.id, x as Json]));
  for (const change of changes) {
    if (change.remove === true) result.delete(change.id);
    else result.set(change.id, changed(result.get(change.id), change));
  }
  return [...result.values()];
}

/** The shortest file for a set whose things are those of the shipped set, in the same order. */
export function packChanges({ components }: AnyGame, values: unknown): Json {
  const changes = difference(components as Json, values as Json);
  return { base: SHIPPED, ...(isRecord(changes) && (changes as Record<string, Json>)) };
}

/** Undefined where nothing differs. */
function difference(before: Json | undefined, after: Json): Json | undefined {
  if (before !== undefined && sameJson(before, after)) return undefined;
  if (isThings(before) && isThings(after)) {
    return after.flatMap((thing, i) => {
      const found = difference(before[i], thing);
      return isRecord(found) ? [{ id: thing.id, ...(found as Record<string, Json>) }] : [];
    });
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const differing = Object.entries(after)
    .map(([key, value]) => [key, difference(before[key] as Json, value as Json)] as const)
    .filter(([, found]) => found !== undefined);
  return Object.fromEntries(differing) as Json;
}

/** The names of a set that the shipped one does not have: those that no text of a language stands for. */
export const namesOnlyIn = (names: Messages, shipped: Messages): Messages =>
  Object.fromEntries(Object.entries(names).filter(([key, name]) => shipped[key] !== name));

import { badInputAt, isRecord, sameJson } from '@fondaco/kernel';

export type Found = { ok: true; value: unknown } | { ok: false };

/** The value at `rows.0.1.kind`; a list also has a `length`. */
export function lookUp(x: unknown, path: string): Found {
  let here = x;
  for (const key of path.split('.')) {
    if (Array.isArray(here) && key === 'length') here = here.length;
    else if (typeof here === 'object' && here !== null && Object.hasOwn(here, key))
      here = (here as Record<string, unknown>)[key];
    else return { ok: false };
  }
  return { ok: true, value: here };
}

/** Whether a value has everything that is wanted. Fields that are not named may have any value; lists are compared item by item. */
export function holds(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((x, i) => holds(x, actual[i]))
    );
  if (isRecord(wanted))
    return isRecord(actual) && Object.entries(wanted).every(([k, v]) => holds(v, actual[k]));
  return sameJson(wanted, actual);
}

/** Replaces every `{ $: path }` in a value by what the state has at that path. */
export function filledIn(x: unknown, state: unknown, at = ''): unknown {
  if (Array.isArray(x)) return x.map((item, i) => filledIn(item, state, `${at}/${i}`));
  if (!isRecord(x)) return x;
  if (typeof x.$ === 'string' && Object.keys(x).length === 1) {
    const found = lookUp(state, x.$);
    if (!found.ok) throw badInputAt(at, 'scenario.bad.path');
    return found.value;
  }
  return Object.fromEntries(
    Object.entries(x).map(([k, v]) => [k, filledIn(v, state, `${at}/${k}`)]),
  );
}

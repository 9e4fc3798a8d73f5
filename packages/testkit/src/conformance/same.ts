import { canonical } from '@fondaco/kernel';

/** Where two values are not byte-equal as JSON; undefined when they are. */
export function difference(a: unknown, b: unknown): string | undefined {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  if (x === y) return undefined;
  if (canonical(a) === canonical(b)) return 'same facts, keys in another order';
  return firstDifference(a, b, []);
}

function firstDifference(a: unknown, b: unknown, path: string[]): string {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [a[key], b[key]];
      if (canonical(x) !== canonical(y)) return firstDifference(x, y, [...path, key]);
    }
  }
  return `${path.join('.')}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** Why a value is not plain JSON; undefined when it is. */
export function notPlain(x: unknown, path = ''): string | undefined {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return undefined;
  if (typeof x === 'number')
    return Number.isFinite(x) && !Object.is(x, -0) ? undefined : `${path}: ${String(x)}`;
  if (typeof x !== 'object') return `${path}: ${typeof x}`;
  const proto: unknown = Object.getPrototypeOf(x);
  if (proto !== Object.prototype && proto !== Array.prototype) return `${path}: not a plain object`;
  for (const [key, value] of Object.entries(x)) {
    const bad = notPlain(value, `${path}/${key}`);
    if (bad) return bad;
  }
  return undefined;
}

/** A copy that throws when something in it is changed. */
export function frozen(x: unknown): unknown {
  return deepFreeze(JSON.parse(JSON.stringify(x)));
}

function deepFreeze(x: unknown): unknown {
  if (isObject(x)) for (const value of Object.values(x)) deepFreeze(value);
  return Object.freeze(x);
}

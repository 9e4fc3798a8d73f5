/** JSON with sorted keys: equal values give equal text. Absent and undefined are the same. */
export function canonical(x: unknown): string {
  if (typeof x === 'string') return quoted(x);
  if (x === null || typeof x !== 'object') return JSON.stringify(x) ?? 'null';
  let text = '';
  if (Array.isArray(x)) {
    for (const item of x) text += `${text === '' ? '' : ','}${canonical(item)}`;
    return `[${text}]`;
  }
  const record = x as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined)
      text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(record[key])}`;
  }
  return `{${text}}`;
}

/** Most words need no escapes, and looking is faster than making them. */
const PLAIN = /^[\w .:/-]*$/;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Compares as deep as the shallower of the two: a trap nested without end does no harm. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((x, i) => sameJson(x, b[i]));
  }
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  return sameKeys(x, y) && Object.keys(x).every((key) => sameJson(x[key], y[key]));
}

function sameKeys(x: Record<string, unknown>, y: Record<string, unknown>): boolean {
  const there = (r: Record<string, unknown>): string[] =>
    Object.keys(r).filter((key) => r[key] !== undefined);
  const keys = there(x);
  return keys.length === there(y).length && keys.every((key) => Object.hasOwn(y, key));
}

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Far deeper than anything this program writes; a walk through it could run out of stack. */
const DEEPEST = 64;

export function tooDeep(x: unknown, left = DEEPEST): boolean {
  if (x === null || typeof x !== 'object') return false;
  return left === 0 || Object.values(x).some((value) => tooDeep(value, left - 1));
}

/** JSON with sorted keys: equal values give equal text. Absent and undefined are the same. */
export function canonical(x: unknown): string {
  if (x === null || typeof x !== 'object') return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const parts: string[] = [];
  const record = x as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

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

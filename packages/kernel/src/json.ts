/** JSON with sorted keys: equal values give equal text. Absent and undefined are the same. */
export function canonical(x: unknown): string {
  if (x === null || typeof x !== 'object') return JSON.stringify(x) ?? 'null';
  let text = '';
  if (Array.isArray(x)) {
    // Most lists hold names and numbers only: the engine writes those faster than we could.
    if (!x.some(isNode)) return JSON.stringify(x);
    for (const item of x) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const record = x as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) text += (text === '' ? '' : ',') + keyText(key) + canonical(value);
  }
  return `{${text}}`;
}

const isNode = (x: unknown): boolean => typeof x === 'object' && x !== null;

/** A key as it is written, with its colon. */
export const keyText = (key: string): string => `${JSON.stringify(key)}:`;

/** Whether two lists hold the very same things. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Compares as deep as the shallower of the two: a trap nested without end does no harm. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  let left = 0;
  for (const key of Object.keys(y)) if (y[key] !== undefined) left++;
  for (const key of Object.keys(x)) {
    const value = x[key];
    if (value === undefined) continue;
    if (!Object.hasOwn(y, key) || !sameJson(value, y[key])) return false;
    left--;
  }
  return left === 0;
}

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Far deeper than anything this program writes; a walk through it could run out of stack. */
const DEEPEST = 64;

export function tooDeep(x: unknown, left = DEEPEST): boolean {
  if (x === null || typeof x !== 'object') return false;
  return left === 0 || Object.values(x).some((value) => tooDeep(value, left - 1));
}

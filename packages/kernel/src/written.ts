import { canonical, named } from './json.ts';

/** The canonical text of a value and of its parts: of the next position only what is new has to be written. */
export interface Written {
  of: unknown;
  text: string;
  /** Of an object: its keys as they came, and as they are written. */
  keys: readonly string[];
  order: readonly string[];
  parts: readonly Written[];
}

const NONE: readonly never[] = [];

/** Gives the very text of `canonical(x)`; what is the same thing as in `before` is taken from there. */
export function written(x: unknown, before: Written | undefined): Written {
  if (before !== undefined && before.of === x) return before;
  if (x === null || typeof x !== 'object') return whole(x);
  if (Array.isArray(x)) return writtenList(x, before);
  return writtenRecord(x as Record<string, unknown>, before);
}

const whole = (of: unknown): Written => ({
  of,
  text: canonical(of),
  keys: NONE,
  order: NONE,
  parts: NONE,
});

function writtenList(of: readonly unknown[], before: Written | undefined): Written {
  if (!of.some((item) => typeof item === 'object' && item !== null)) return whole(of);
  const known = Array.isArray(before?.of) ? before.parts : NONE;
  const parts = of.map((item, i) => written(item, known[i]));
  return { of, text: `[${parts.map((p) => p.text).join()}]`, keys: NONE, order: NONE, parts };
}

function writtenRecord(of: Record<string, unknown>, before: Written | undefined): Written {
  const keys = Object.keys(of);
  const known = before !== undefined && sameKeys(before.keys, keys) ? before : undefined;
  const order = known?.order ?? keys.slice().sort();
  const parts: Written[] = [];
  let text = '';
  for (let i = 0; i < order.length; i++) {
    const key = order[i] as string;
    const part = written(of[key], known?.parts[i]);
    parts.push(part);
    if (part.of !== undefined) text += (text === '' ? '' : ',') + named(key) + part.text;
  }
  return { of, text: `{${text}}`, keys, order, parts };
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

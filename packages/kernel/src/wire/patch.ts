import type { Json } from '../contract.ts';
import { sameItems, sameJson } from '../json.ts';

/** The part of JSON Patch (RFC 6902) that is used, so that any language can read it with a library. */
export type Op =
  | { op: 'add' | 'replace'; path: string; value: Json }
  | { op: 'remove'; path: string };
export type Patch = Op[];

type Node = Json | undefined;
type Obj = { [key: string]: Json };

/** What turns `before` into `after`. Both are plain JSON; a key that is undefined counts as absent. */
export function diff(before: Json, after: Json): Patch {
  const found: Found = { patch: [], path: [] };
  compare(before, after, found);
  return found.patch;
}

/** The patch so far, and the keys that lead to the values being compared. */
interface Found {
  patch: Patch;
  path: (string | number)[];
}

function pathOf(path: readonly (string | number)[]): string {
  let text = '';
  for (const key of path) text += `/${typeof key === 'number' ? key : escaped(key)}`;
  return text;
}

function recordOp({ patch, path }: Found, op: Op['op'], value: Node): void {
  const at = pathOf(path);
  if (value === undefined || op === 'remove') patch.push({ op: 'remove', path: at });
  else patch.push({ op, path: at, value });
}

function compare(a: Json, b: Json, found: Found): void {
  if (a === b) return;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const list = Array.isArray(a);
    if (list !== Array.isArray(b)) recordOp(found, 'replace', b);
    else if (list) compareLists(a, b as Json[], found);
    else compareObjects(a, b as Obj, found);
  } else recordOp(found, 'replace', b);
}

/** Whether two objects have different ids or kinds. Then the whole object is replaced instead of compared part by part. */
const isDifferentThing = (a: Obj, b: Obj): boolean =>
  isDifferentValue(a.id, b.id) ||
  isDifferentValue(a.f, b.f) ||
  isDifferentValue(a.key, b.key) ||
  isDifferentValue(a.do, b.do);

const isDifferentValue = (x: Node, y: Node): boolean =>
  x !== y && (typeof x !== 'object' || typeof y !== 'object');

const isObj = (x: Json): x is Obj => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Optimised for objects with the same keys. Looking up each key would be slow, as objects have many different shapes. */
function compareObjects(a: Obj, b: Obj, found: Found): void {
  const keys = Object.keys(b);
  const alike = sameItems(Object.keys(a), keys);
  const before: readonly Node[] = alike ? Object.values(a) : keys.map((key) => valueAt(a, key));
  const after: readonly Node[] = Object.values(b);
  if (alike && sameItems(before, after)) return;
  if (isDifferentThing(a, b)) {
    recordOp(found, 'replace', b);
    return;
  }
  if (!alike) removeOthers(a, b, found);
  for (let i = 0; i < keys.length; i++) {
    const x = before[i];
    const y = after[i];
    if (x === y || (y === undefined && !alike)) continue;
    const key = keys[i] as string;
    if (x === undefined || y === undefined) recordAddOrRemove(found, key, y);
    else compareAt(found, key, x, y);
  }
}

function removeOthers(a: Obj, b: Obj, found: Found): void {
  for (const key of Object.keys(a)) {
    if (valueAt(b, key) === undefined && a[key] !== undefined)
      recordAddOrRemove(found, key, undefined);
  }
}

/** The own value of a key, even if it is named like an inherited property, such as `toString` or `__proto__`. */
function valueAt(x: Obj, key: string): Node {
  const value = x[key];
  const suspect = typeof value === 'function' || key === '__proto__';
  return suspect && !Object.hasOwn(x, key) ? undefined : value;
}

/** Appends an operation to the patch: `add` with this value, or `remove` if the value is undefined. */
function recordAddOrRemove(found: Found, key: string | number, value: Node): void {
  found.path.push(key);
  recordOp(found, value === undefined ? 'remove' : 'add', value);
  found.path.pop();
}

function compareAt(found: Found, key: string | number, a: Json, b: Json): void {
  found.path.push(key);
  compare(a, b, found);
  found.path.pop();
}

/** Items mostly come and go in one place, so equal items at both ends are skipped. */
function compareLists(a: readonly Json[], b: readonly Json[], found: Found): void {
  const short = Math.min(a.length, b.length);
  let head = 0;
  let tail = 0;
  if (a.length !== b.length) {
    while (head < short && sameJson(a[head], b[head])) head++;
    while (tail < short - head && sameJson(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  }
  const from = short - tail;
  for (let i = head; i < from; i++)
    if (a[i] !== b[i]) compareAt(found, i, a[i] as Json, b[i] as Json);
  for (let i = a.length - tail - 1; i >= from; i--) recordAddOrRemove(found, i, undefined);
  for (let i = from; i < b.length - tail; i++) recordAddOrRemove(found, i, b[i] as Json);
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The patched document; the given one is left as it was. Throws when the patch does not fit it. */
export function applyPatch(doc: Json, patch: readonly Op[]): Json {
  return patch.reduce<Json>((now, op) => {
    if (op.path === '') return op.op === 'remove' ? failPatch(op) : op.value;
    return patched(now, op.path.slice(1).split('/').map(unescaped), 0, op);
  }, doc);
}

/** Copies what lies on the way to the place, and shares the rest. */
function patched(node: Json, path: readonly string[], at: number, op: Op): Json {
  const key = path[at] as string;
  const last = at === path.length - 1;
  if (Array.isArray(node)) {
    const list = node.slice();
    const index = /^\d+$/.test(key) ? Number(key) : failPatch(op);
    if (index > list.length || (index === list.length && !(last && op.op === 'add'))) failPatch(op);
    if (!last) list[index] = patched(list[index] as Json, path, at + 1, op);
    else if (op.op === 'remove') list.splice(index, 1);
    else list.splice(index, op.op === 'add' ? 0 : 1, op.value);
    return list;
  }
  if (!isObj(node)) return failPatch(op);
  const there = Object.hasOwn(node, key);
  if (!there && !(last && op.op === 'add')) failPatch(op);
  const entries = Object.entries(node).filter(([k]) => !(last && op.op === 'remove' && k === key));
  if (last && op.op === 'remove') return Object.fromEntries(entries);
  const value = last ? (op as { value: Json }).value : patched(node[key] as Json, path, at + 1, op);
  const next = entries.map(([k, v]): [string, Json] => [k, k === key ? value : v]);
  if (!there) next.push([key, value]);
  return Object.fromEntries(next);
}

function failPatch(op: Op): never {
  throw new Error(`the patch does not fit: ${op.op} ${op.path}`);
}

import type { Json } from '../contract.ts';
import { sameJson } from '../json.ts';

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

/** The way to where we are is spelt out only where something differs: most of it never does. */
interface Found {
  patch: Patch;
  path: (string | number)[];
}

const pathOf = ({ path }: Found): string => path.map((key) => `/${escaped(String(key))}`).join('');

function compare(a: Json, b: Json, found: Found): void {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b)) compareLists(a, b, found);
  else if (isObj(a) && isObj(b)) compareObjects(a, b, found);
  else found.patch.push({ op: 'replace', path: pathOf(found), value: b });
}

const isObj = (x: Json): x is Obj => typeof x === 'object' && x !== null && !Array.isArray(x);

function compareObjects(a: Obj, b: Obj, found: Found): void {
  for (const key of Object.keys(a)) {
    if (a[key] !== b[key] && valueAt(a, key) !== undefined && valueAt(b, key) === undefined)
      emit(found, key, { op: 'remove' });
  }
  for (const key of Object.keys(b)) {
    if (a[key] === b[key]) continue;
    const [x, y] = [valueAt(a, key), valueAt(b, key)];
    if (y === undefined) continue;
    if (x === undefined) emit(found, key, { op: 'add', value: y });
    else within(found, key, x, y);
  }
}

const valueAt = (x: Obj, key: string): Node => (Object.hasOwn(x, key) ? x[key] : undefined);

type Change = { op: 'add'; value: Json } | { op: 'remove' };

function emit(found: Found, key: string | number, change: Change): void {
  found.path.push(key);
  const path = pathOf(found);
  found.path.pop();
  found.patch.push(
    change.op === 'add' ? { op: 'add', path, value: change.value } : { op: 'remove', path },
  );
}

function within(found: Found, key: string | number, a: Json, b: Json): void {
  found.path.push(key);
  compare(a, b, found);
  found.path.pop();
}

/** Things come and go mostly in one place: what is the same at both ends is left alone. */
function compareLists(a: readonly Json[], b: readonly Json[], found: Found): void {
  const short = Math.min(a.length, b.length);
  let head = 0;
  let tail = 0;
  if (a.length !== b.length) {
    while (head < short && sameJson(a[head], b[head])) head++;
    while (tail < short - head && sameJson(a.at(-1 - tail), b.at(-1 - tail))) tail++;
  }
  const from = short - tail;
  for (let i = head; i < from; i++) within(found, i, a[i] as Json, b[i] as Json);
  for (let i = a.length - tail - 1; i >= from; i--) emit(found, i, { op: 'remove' });
  for (let i = from; i < b.length - tail; i++) emit(found, i, { op: 'add', value: b[i] as Json });
}

const escaped = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The patched document; the given one is left as it was. Throws when the patch does not fit it. */
export function applyPatch(doc: Json, patch: readonly Op[]): Json {
  return patch.reduce<Json>((now, op) => {
    if (op.path === '') return op.op === 'remove' ? misfit(op) : op.value;
    return changed(now, op.path.slice(1).split('/').map(unescaped), 0, op);
  }, doc);
}

/** Copies what lies on the way to the place, and shares the rest. */
function changed(node: Json, path: readonly string[], at: number, op: Op): Json {
  const key = path[at] as string;
  const last = at === path.length - 1;
  if (Array.isArray(node)) {
    const list = node.slice();
    const index = /^\d+$/.test(key) ? Number(key) : misfit(op);
    if (index > list.length || (index === list.length && !(last && op.op === 'add'))) misfit(op);
    if (!last) list[index] = changed(list[index] as Json, path, at + 1, op);
    else if (op.op === 'remove') list.splice(index, 1);
    else list.splice(index, op.op === 'add' ? 0 : 1, op.value);
    return list;
  }
  if (!isObj(node)) return misfit(op);
  const there = Object.hasOwn(node, key);
  if (!there && !(last && op.op === 'add')) misfit(op);
  const entries = Object.entries(node).filter(([k]) => !(last && op.op === 'remove' && k === key));
  if (last && op.op === 'remove') return Object.fromEntries(entries);
  const value = last ? (op as { value: Json }).value : changed(node[key] as Json, path, at + 1, op);
  const next = entries.map(([k, v]): [string, Json] => [k, k === key ? value : v]);
  if (!there) next.push([key, value]);
  return Object.fromEntries(next);
}

function misfit(op: Op): never {
  throw new Error(`the patch does not fit: ${op.op} ${op.path}`);
}

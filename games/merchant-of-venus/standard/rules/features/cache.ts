/** What was reckoned before; when there is too much of it, all is forgotten. */
export function cached<K extends object, T>(
  memory: WeakMap<K, Map<string, T>>,
  of: K,
  key: string,
  most: number,
  reckon: () => T,
): T {
  let all = memory.get(of);
  if (!all) {
    all = new Map();
    memory.set(of, all);
  }
  let found = all.get(key);
  if (found === undefined) {
    if (all.size >= most) all.clear();
    found = reckon();
    all.set(key, found);
  }
  return found;
}

/** Computes a value once for each key; empties the cache when it grows beyond `most` entries. */
export function cached<K extends object, T>(
  cache: WeakMap<K, Map<string, T>>,
  of: K,
  key: string,
  most: number,
  compute: () => T,
): T {
  let all = cache.get(of);
  if (!all) {
    all = new Map();
    cache.set(of, all);
  }
  let found = all.get(key);
  if (found === undefined) {
    if (all.size >= most) all.clear();
    found = compute();
    all.set(key, found);
  }
  return found;
}

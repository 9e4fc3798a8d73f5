const MAX_REMEMBERED = 5000;

/** Adds to a map that would otherwise grow without end, and drops its oldest entry. */
export function remember<V>(
  map: Map<string, V>,
  key: string,
  value: V,
  most = MAX_REMEMBERED,
): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}

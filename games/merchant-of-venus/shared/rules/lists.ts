/** Takes one thing out of a list that has it. */
export function remove<T>(things: T[], thing: T): void {
  const at = things.indexOf(thing);
  if (at < 0) throw new Error(`${String(thing)} is not here`);
  things.splice(at, 1);
}

/** Keeps seats and relics in order, so that a list does not show how it came about. */
export function putSorted<T extends number | string>(things: T[], thing: T): void {
  insertBefore(things, thing, (x) => x > thing);
}

/** Puts a token where the component list has it. */
export function putRanked(
  rank: ReadonlyMap<string, number>,
  tokens: string[],
  token: string,
): void {
  const own = rank.get(token) as number;
  insertBefore(tokens, token, (x) => (rank.get(x) as number) > own);
}

function insertBefore<T>(things: T[], thing: T, isAfter: (x: T) => boolean): void {
  const at = things.findIndex(isAfter);
  things.splice(at < 0 ? things.length : at, 0, thing);
}

/** Each thing once, in the order of its first appearance. */
export const distinct = <T>(things: readonly T[]): T[] => [...new Set(things)];

export function cloneEach<T>(record: Record<string, T>, copy: (x: T) => T): Record<string, T> {
  const made: Record<string, T> = {};
  for (const id in record) made[id] = copy(record[id] as T);
  return made;
}

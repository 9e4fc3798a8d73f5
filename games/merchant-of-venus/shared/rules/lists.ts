/** Takes one thing out of a list that has it. */
export function remove<T>(things: T[], thing: T): void {
  const at = things.indexOf(thing);
  if (at < 0) throw new Error(`${String(thing)} is not here`);
  things.splice(at, 1);
}

/** A list with one of these things less. */
export function without<T>(things: readonly T[], thing: T): T[] {
  const rest = things.slice();
  remove(rest, thing);
  return rest;
}

/** A list with a token put where the component list has it. */
export function withRanked(
  rank: ReadonlyMap<string, number>,
  tokens: readonly string[],
  token: string,
): string[] {
  const all = tokens.slice();
  putRanked(rank, all, token);
  return all;
}

/** A sorted list with one thing more: seats and relics are in order, so that a list does not show how it came about. */
export function withSorted<T extends number | string>(things: readonly T[], thing: T): T[] {
  const all = things.slice();
  insertBefore(all, thing, (x) => x > thing);
  return all;
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
export function distinct<T>(things: readonly T[]): T[] {
  const found: T[] = [];
  for (const x of things) if (!found.includes(x)) found.push(x);
  return found;
}

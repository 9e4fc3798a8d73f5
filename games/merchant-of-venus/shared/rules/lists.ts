/** `splice` would make an array for each thing; this is the hot path of search. */
export function remove<T>(things: T[], thing: T): void {
  let at = things.indexOf(thing);
  if (at < 0) throw new Error(`${String(thing)} is not here`);
  for (; at < things.length - 1; at++) things[at] = things[at + 1] as T;
  things.pop();
}

/** Seats and relics are kept in order, so that lists tell nothing of how they came about. */
export function putSorted<T extends number | string>(things: T[], thing: T): void {
  let at = things.push(thing) - 1;
  for (; at > 0 && (things[at - 1] as T) > thing; at--) things[at] = things[at - 1] as T;
  things[at] = thing;
}

/** Puts a token where the component list has it. */
export function putRanked(
  rank: ReadonlyMap<string, number>,
  tokens: string[],
  token: string,
): void {
  const own = rank.get(token) as number;
  let at = tokens.push(token) - 1;
  for (; at > 0 && (rank.get(tokens[at - 1] as string) as number) > own; at--)
    tokens[at] = tokens[at - 1] as string;
  tokens[at] = token;
}

/** Each once, in the order first met. */
export const distinct = <T>(things: readonly T[]): T[] => [...new Set(things)];

export function cloneEach<T>(record: Record<string, T>, copy: (x: T) => T): Record<string, T> {
  const made: Record<string, T> = {};
  for (const id in record) made[id] = copy(record[id] as T);
  return made;
}

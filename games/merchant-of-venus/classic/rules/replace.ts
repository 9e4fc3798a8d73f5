/*
 * Copies of a state share what changes seldom (see `State`). Whatever changes there is replaced by what these functions
 * return, and never altered.
 */

/** The list without one thing that it has. */
export function without<T>(things: readonly T[], thing: T): T[] {
  const at = things.indexOf(thing);
  if (at < 0) throw new Error(`${String(thing)} is not here`);
  const left = things.slice();
  left.splice(at, 1);
  return left;
}

/** The list with a seat, a relic or a card added. It stays in order, so that it does not show how it came about. */
export function withSorted<T extends number | string>(things: readonly T[], thing: T): T[] {
  let at = 0;
  while (at < things.length && (things[at] as T) <= thing) at++;
  return inserted(things, at, thing);
}

/** The list with a token added where the component list has it. */
export function withRanked(
  rank: ReadonlyMap<string, number>,
  tokens: readonly string[],
  token: string,
): string[] {
  const own = rank.get(token) as number;
  let at = 0;
  while (at < tokens.length && (rank.get(tokens[at] as string) as number) <= own) at++;
  return inserted(tokens, at, token);
}

function inserted<T>(things: readonly T[], at: number, thing: T): T[] {
  const more = things.slice();
  more.splice(at, 0, thing);
  return more;
}

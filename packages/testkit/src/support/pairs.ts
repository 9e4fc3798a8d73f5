/** Options with two values each. A table's choices are a string of 0 and 1, one digit an option in this order. */
type Choices = Readonly<Record<string, readonly [unknown, unknown]>>;

/** `what`: the value of the one option that has more than two values. */
export type TableChoice = readonly [seats: number, what: string, choices: string];

export const chosen = (from: Choices, choices: string): object =>
  Object.fromEntries(
    Object.entries(from).map(([name, values], i) => [name, values[Number(choices[i])]]),
  );

export function everyChoice(from: Choices): string[] {
  const { length } = Object.keys(from);
  return Array.from({ length: 2 ** length }, (_, n) => n.toString(2).padStart(length, '0'));
}

/** Half of all tables, in which the choices of all options but any one still occur in every combination. */
export const half = (tables: readonly TableChoice[]): TableChoice[] =>
  tables.filter(([, , choices]) => choices.replaceAll('0', '').length % 2 === 0);

/** Every two values that occur together at one of these tables. */
export function valuePairs(tables: readonly TableChoice[]): string[] {
  const all = tables.flatMap(([seats, what, choices]) => {
    const row = [seats, what, ...Array.from(choices)].map((value, i) => `${i} ${value}`);
    return row.flatMap((a) => row.map((b) => `${a}, ${b}`));
  });
  return [...new Set(all)].sort();
}

/** Options with two values each; a course says by 0 or 1 which of them it takes, in this order. */
type Choices = Readonly<Record<string, readonly [unknown, unknown]>>;

/** `what` is the choice among more than two that a game has. */
export type Course = readonly [seats: number, what: string, choices: string];

export const chosen = (from: Choices, choices: string): object =>
  Object.fromEntries(
    Object.entries(from).map(([name, values], i) => [name, values[Number(choices[i])]]),
  );

export function everyChoice(from: Choices): string[] {
  const { length } = Object.keys(from);
  return Array.from({ length: 2 ** length }, (_, n) => n.toString(2).padStart(length, '0'));
}

/** Of all courses half, in which all choices but any one still meet in every way. */
export const half = (courses: readonly Course[]): Course[] =>
  courses.filter(([, , choices]) => choices.replaceAll('0', '').length % 2 === 0);

/** All that meets in these courses: every two values of what stands in one. */
export function meetings(courses: readonly Course[]): string[] {
  const all = courses.flatMap(([seats, what, choices]) => {
    const row = [seats, what, ...Array.from(choices)].map((value, i) => `${i} ${value}`);
    return row.flatMap((a) => row.map((b) => `${a}, ${b}`));
  });
  return [...new Set(all)].sort();
}

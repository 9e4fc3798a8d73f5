import type { Chance } from '@fondaco/kernel';

/** Answers no game accepts. */
const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  '',
  'pass',
  [],
  [null],
  {},
  { do: null },
  { do: 'nothing' },
  { t: 'nothing' },
  { do: ['pass'] },
  { do: { do: { do: { do: 'pass' } } } },
  JSON.parse('{"__proto__":{"do":"pass"}}'),
  { toString: 'x', constructor: null },
];

const NUMBERS = [-1, 0.5, 99, 1e9, '1', null, [], {}];
const STRINGS = ['', 'nothing', '__proto__', 'constructor', 0, null, []];

/** Nested so deep that JSON parsers accept it but a recursive walk overflows the stack. */
export const DEEP: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);

/** Up to `n` of a list, at random. */
export function some<T>(xs: readonly T[], n: number, chance: Chance): readonly T[] {
  if (xs.length <= n) return xs;
  const mixed = [...xs];
  chance.shuffle(mixed, 'some');
  return mixed.slice(0, n);
}

/** Wrong answers: junk, good answers with something changed, and `others`, which are legal elsewhere. */
export function mutants(
  good: readonly unknown[],
  others: readonly unknown[],
  n: number,
  chance: Chance,
): unknown[] {
  const third = Math.ceil(n / 3);
  return [
    ...some(JUNK, third, chance),
    ...some(others, third, chance),
    ...some(some(good, third, chance).flatMap(variants), third, chance),
  ];
}

/** A value with one thing in it changed, dropped or added. */
function variants(x: unknown): unknown[] {
  if (typeof x === 'number') return [x + 1, x - 1, ...NUMBERS];
  if (typeof x === 'string') return [`${x}x`, ...STRINGS];
  if (typeof x === 'boolean') return [!x, null, 'true'];
  if (Array.isArray(x)) return listVariants(x);
  if (x === null || typeof x !== 'object') return [0, {}];
  const record = x as Record<string, unknown>;
  return [
    { ...record, extra: 1 },
    ...Object.keys(record).flatMap((key) => {
      const { [key]: value, ...rest } = record;
      return [rest, ...variants(value).map((v) => ({ ...record, [key]: v }))];
    }),
  ];
}

const listVariants = (xs: readonly unknown[]): unknown[] => [
  xs.slice(1),
  [...xs, ...xs],
  [...xs, null],
  ...xs.flatMap((x, i) => variants(x).map((v) => xs.with(i, v))),
];

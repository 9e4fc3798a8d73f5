import type { Json } from './contract.ts';

/** What was learned or measured for tables with these options and so many seats, as a game keeps it in `rules/learned.json`. */
export interface Learned {
  /** Those that matter; any table that has them is meant. */
  options: { [key: string]: Json };
  seats: number;
  /** Where the weights come from. */
  from?: Json;
  /** By the name of the term; what is left out counts nothing. */
  weights?: { [term: string]: number };
  /** How much a lead counts at the beginning and at the end of a game, and where that comes from. */
  odds?: number[];
  oddsFrom?: Json;
}

interface Table {
  options: object;
  seats: number;
}

/** In the order of the names; undefined where nothing was learned. */
export function weightsFor(
  list: readonly Learned[],
  table: Table,
  names: readonly string[],
): readonly number[] | undefined {
  const weights = nearest(list, table)?.weights;
  return weights && names.map((name) => weights[name] ?? 0);
}

/** Only for so many seats: chances that were not measured are not shown. */
export const oddsFor = (list: readonly Learned[], table: Table): [number, number] | undefined =>
  list.find((x) => x.odds && x.seats === table.seats && fits(x, table))?.odds as
    | [number, number]
    | undefined;

/** What fits the options, for the nearest number of seats. */
function nearest(list: readonly Learned[], table: Table): Learned | undefined {
  const far = (x: Learned): number => Math.abs(x.seats - table.seats);
  const [found] = list.filter((x) => x.weights && fits(x, table)).sort((x, y) => far(x) - far(y));
  return found;
}

const fits = (x: Learned, { options }: Table): boolean =>
  Object.entries(x.options).every(([name, value]) => (options as never)[name] === value);

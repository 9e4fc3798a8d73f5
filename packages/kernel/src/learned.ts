import type { Json } from './contract.ts';
import { packHash } from './hash.ts';
import { sameJson } from './json.ts';
import type { Schema } from './schema.ts';

/** What was learned or measured for tables with these options and so many seats, as a game keeps it in `rules/learned.json`. */
export interface Learned {
  /** Those that matter; any table that has them is meant. */
  options: { [key: string]: Json };
  seats: number;
  /** Where the weights come from. */
  from?: Json;
  /** By the name of the term; what is left out counts nothing. */
  weights?: { [term: string]: number };
  /** How much a lead counts at the beginning and at the end of a game. */
  odds?: number[];
  /** Where the odds come from: games with these options, the defaults of all others, and component values with this hash. */
  oddsFrom?: { games: number; seed: number; pack: string };
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

interface MeasuredTable<O> {
  schema: Schema<O>;
  options: O;
  pack: unknown;
  /** Options by which no position differs: they need not be those of the measured games. */
  ignore: readonly (keyof O)[];
}

/**
 * The odds by the number of seats, only where they were measured: with the same options and component values. Whatever shows a chance
 * to win asks for them, so that none is shown elsewhere.
 */
export function measuredOdds<O extends object>(
  list: readonly Learned[],
  { schema, options, pack, ignore }: MeasuredTable<O>,
): (seats: number) => readonly [number, number] | undefined {
  const ignored = Object.fromEntries(ignore.map((name) => [name, options[name]]));
  const isMeasured = (x: Learned): boolean =>
    x.odds !== undefined &&
    x.oddsFrom?.pack === packHash(pack) &&
    sameJson({ ...schema.parse(x.options), ...ignored }, options);
  // A hint asks at the end of every continuation.
  let measured: Learned[] | undefined;
  return (seats) => {
    measured ??= list.filter(isMeasured);
    return measured.find((x) => x.seats === seats)?.odds as [number, number] | undefined;
  };
}

/** What fits the options, for the nearest number of seats. */
function nearest(list: readonly Learned[], table: Table): Learned | undefined {
  const far = (x: Learned): number => Math.abs(x.seats - table.seats);
  const [found] = list.filter((x) => x.weights && fits(x, table)).sort((x, y) => far(x) - far(y));
  return found;
}

const fits = (x: Learned, { options }: Table): boolean =>
  Object.entries(x.options).every(([name, value]) => (options as never)[name] === value);

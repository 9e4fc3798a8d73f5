import type { Config } from './config.ts';
import learned from './learned.json' with { type: 'json' };
import { TERM_NAMES } from './terms.ts';

/** Weights made by `fondaco train` for an edition and a number of seats; docs/bots.md has what they brought. */
interface Learned {
  options: { edition?: string };
  seats: number;
  weights: Record<string, number>;
}

/** Those for the nearest number of seats. */
export function learnedWeights({ tables }: Config, seats: number): readonly number[] | undefined {
  const [found] = (learned as Learned[])
    .filter((x) => x.options.edition === tables.edition)
    .sort((x, y) => Math.abs(x.seats - seats) - Math.abs(y.seats - seats));
  return found && TERM_NAMES.map((name) => found.weights[name] ?? 0);
}

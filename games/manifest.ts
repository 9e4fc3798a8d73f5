import type { AnyGame, Io } from '@fondaco/kernel';

/** What must be known of a game before a table is opened: data, and functions that load the rest. */
export interface Manifest {
  id: string;
  /** Its folder below `games/`. */
  folder: string;
  /** Its rule ids and its texts begin with this: `om.trade.4`, `om.name`. */
  prefix: string;
  rulesVersion: number;
  /** The versions of the kernel's contract its rules are written for, and of the views they return. */
  contract: number;
  view: number;
  /** Earlier rules, frozen: games that began under them are finished under them. */
  released: readonly Released[];
  seats: { min: number; max: number };
  /** How long a game takes. */
  minutes: number;
  /** The icon of the page kit that stands for it in lists. */
  icon: string;
  /** The background of its picture in lists. */
  backdrop: 'chart' | 'stars';
  /** False for games that are only meant for tests and developers. */
  offered: boolean;
  rules(): Promise<AnyGame>;
  /** Makes the starting positions of scenarios. */
  arrange(): Promise<Arranger>;
  /** Games that are recorded with every version of the rules. */
  recordings: readonly Recording[];
}

/** Rules as they were released, bundled into one file of the folder `frozen` by `npm run freeze`. */
export interface Released {
  version: number;
  contract: number;
  view: number;
  /** The name of that file, made of version and hash. */
  file: string;
}

/** How a game is played to be recorded. */
export interface Recording {
  name: string;
  seats: number;
  options: Record<string, unknown>;
  player: 'random' | 'greedy' | 'steady' | 'curious';
  seed: string;
}

/** The position described by `given`, and the rules it is played by. */
export interface Arranged {
  rules: ReturnType<AnyGame['rules']>;
  state: unknown;
  seats: number;
}

/**
 * Makes a position from the `given` of a scenario, drawing from `chance` where necessary. Throws BadInput with a `path`
 * relative to `given`.
 */
export type Arranger = (given: Record<string, unknown>, io: Io<never>) => Arranged;

import type { AnyGame, Io } from '@fondaco/kernel';

/** What the house must know of a game before a table is opened: data, and thunks for the rest. */
export interface Manifest {
  id: string;
  /** Where everything of it lies, below `games/`. */
  folder: string;
  /** Its rule ids and its texts begin with this: `om.trade.4`, `om.name`. */
  prefix: string;
  rulesVersion: number;
  /** The version of the kernel's contract its rules are written for, and of the view they give. */
  contract: number;
  view: number;
  /** Earlier rules, frozen: games that began under them end under them. */
  released: readonly Released[];
  seats: { min: number; max: number };
  /** How long a game takes, about. */
  minutes: number;
  /** Its sign in lists: an icon of the page kit. */
  icon: string;
  /** What it is drawn on in lists. */
  backdrop: 'chart' | 'stars';
  /** False: for tests and developers only. */
  offered: boolean;
  rules(): Promise<AnyGame>;
  /** Makes the positions that scenarios begin with. */
  arrange(): Promise<Arranger>;
  /** Games that are recorded with every version of the rules. */
  recordings: readonly Recording[];
}

/** Rules as they were released, in one file of the folder `frozen`. `npm run freeze` makes it. */
export interface Released {
  version: number;
  contract: number;
  view: number;
  /** Named by version and hash. */
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

/** A position made from the words of `given`, and the rules it is judged by. */
export interface Arranged {
  rules: ReturnType<AnyGame['rules']>;
  state: unknown;
  seats: number;
}

/**
 * Makes a game's position from the whole of `given`, with the draws of `chance` where it needs
 * some. Throws BadInput whose `path` names the place, counted from `given`.
 */
export type Arranger = (given: Record<string, unknown>, io: Io<never>) => Arranged;

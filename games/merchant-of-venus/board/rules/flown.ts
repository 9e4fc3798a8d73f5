import type { SpaceId } from './graph.ts';

/** What a way over the board costs a ship. */
export interface Flown {
  /** Points spent up to each space of it. */
  spent: number[];
  /** Spaces a drive skips. */
  skipped: SpaceId[];
}

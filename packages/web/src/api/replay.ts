import {
  applyPatch,
  type Cause,
  type Json,
  type ReplayPage,
  type ReplayStep,
  type Result,
  type ToldEvent,
} from '@fondaco/kernel';
import type { StoryEntry } from '../wire/state.ts';
import { storyFrom } from '../wire/story.ts';

/** The game after one entry, as one viewer saw it. */
export interface ReplayPosition {
  seq: number;
  cause: Cause;
  events: ToldEvent[];
  /** One view; with open cards that of every seat. */
  views: Json[];
  result: Result | null;
}

export interface ReplayPositions {
  length: number;
  /** Undefined if there is no such position. */
  at(index: number): ReplayPosition | undefined;
}

/** Computes each position on first use. Positions share unchanged parts. */
export function replayPositions(steps: readonly ReplayStep[]): ReplayPositions {
  const pages: Json[] = [];
  return {
    length: steps.length,
    at(index) {
      const step = steps[index];
      if (!step) return undefined;
      for (let i = pages.length; i <= index; i++)
        pages.push(applyPatch(pages[i - 1] ?? null, (steps[i] as ReplayStep).patch));
      const { views, result } = pages[index] as unknown as ReplayPage;
      const { seq, cause, events } = step;
      return { seq, cause, events, views, result: result as unknown as Result | null };
    },
  };
}

/** The entries of a replay as a story; undone entries are marked. */
export const storyOf = (steps: readonly ReplayStep[]): StoryEntry[] => storyFrom(steps);

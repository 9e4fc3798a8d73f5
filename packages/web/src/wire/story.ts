import type { Seat } from '@fondaco/kernel';
import type { StoryEntry } from './state.ts';

/** The story with one more entry; entries it undoes are marked. */
export function withEntry(story: readonly StoryEntry[], entry: StoryEntry): StoryEntry[] {
  const { cause, seq } = entry;
  const before =
    cause.t === 'undo' ? story.map((e) => (isBetween(e, cause.to, seq) ? takenBack(e) : e)) : story;
  return [...before, entry];
}

const isBetween = (e: StoryEntry, to: number, seq: number): boolean => e.seq > to && e.seq < seq;
const takenBack = (e: StoryEntry): StoryEntry => (e.undone ? e : { ...e, undone: true });

/** A story from the beginning: entries as they were made, each once. */
export function storyFrom(entries: Iterable<StoryEntry>): StoryEntry[] {
  const bySeq = new Map<number, StoryEntry>();
  for (const { seq, cause, events } of entries) bySeq.set(seq, { seq, cause, events });
  const sorted = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  for (const { seq, cause } of sorted)
    if (cause.t === 'undo')
      for (const e of sorted) if (isBetween(e, cause.to, seq)) e.undone = true;
  return sorted;
}

/** The entry after which a seat made the last of its own that still stands: going back there needs the others. */
export function beforeLastOf(story: readonly StoryEntry[], seat: Seat): number | null {
  const own = story.findLast((x) => !x.undone && x.cause.t === 'act' && x.cause.seat === seat);
  if (!own) return null;
  const before = story.find((x) => x.seq === own.seq - 1)?.cause;
  // After an undo the position is the one it went back to.
  return before?.t === 'undo' ? before.to : own.seq - 1;
}

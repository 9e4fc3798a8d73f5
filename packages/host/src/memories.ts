import {
  type AnyMatch,
  type Memories,
  noMemories,
  noteEvents,
  type Resumed,
} from '@fondaco/kernel';
import type { SnapshotRow } from './rows.ts';

/** What bots remember, while a log is replayed: an undo brings back what they remembered then. */
export interface MemoryReplay {
  memories: Memories;
  add(step: Resumed): Memories;
}

/** Begins at a snapshot, or before the first entry. Undefined if the snapshot is of a version that kept no memories. */
export function replayMemories(
  rules: AnyMatch['rules'],
  seats: number,
  from?: SnapshotRow,
): MemoryReplay | undefined {
  const bySeq = new Map<number, Memories>();
  if (from && from.memories === null && rules.memory) return undefined;
  const replay: MemoryReplay = {
    memories: from?.memories ? (from.memories as unknown as Memories) : noMemories(rules, seats),
    add({ match, events }) {
      const entry = match.entries.at(-1);
      replay.memories =
        entry?.t === 'undo'
          ? (bySeq.get(entry.to) ?? noMemories(rules, seats))
          : noteEvents(rules, replay.memories, events);
      if (entry) bySeq.set(entry.seq, replay.memories);
      return replay.memories;
    },
  };
  if (from) bySeq.set(from.seq, replay.memories);
  return replay;
}

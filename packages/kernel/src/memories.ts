import type { AnyGame, Json } from './contract.ts';

type AnyRules = Pick<ReturnType<AnyGame['rules']>, 'memory' | 'redact'>;

/** By seat, what it remembers; empty where the rules remember nothing. */
export type Memories = readonly Json[];

/** What the seats remember before anything has happened. */
export const noMemories = ({ memory }: AnyRules, seats: number): Memories =>
  memory ? Array.from({ length: seats }, () => memory.empty(seats)) : [];

/** What they remember after these events, each seat as far as it was told of them. */
export function noteEvents(
  { memory, redact }: AnyRules,
  before: Memories,
  events: readonly unknown[],
): Memories {
  if (!memory || events.length === 0) return before;
  return before.map((own, seat) => {
    let now = own;
    for (const event of events) {
      const told = redact(event, seat);
      if (told !== undefined) now = memory.note(now, told, seat);
    }
    return now;
  });
}

import type { Json, Memory as MemoryFold } from '@fondaco/kernel';
import type { Event } from './state.ts';

/** What a seat remembers of the prices so far. */
export interface Memory {
  /** The price of the last offer, until somebody pays it. */
  asked: number | null;
  /** The lowest price nobody paid. */
  tooMuch: number | null;
}

export const memory: MemoryFold<Event> = {
  empty: () => ({ asked: null, tooMuch: null }),
  note: (before, e) => note(before as unknown as Memory, e) as unknown as Json,
};

function note(m: Memory, e: Event): Memory {
  if (e.e === 'offered') return { ...m, asked: e.coins };
  if (e.e === 'bought') return { ...m, asked: null };
  if (e.e !== 'round' || m.asked === null) return m;
  return { asked: null, tooMuch: Math.min(m.asked, m.tooMuch ?? m.asked) };
}

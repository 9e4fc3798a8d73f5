import type { ChatLine } from '@fondaco/kernel';

/** The chat of a table without duplicates; lines of muted users are hidden. */
export interface Chat {
  /** True when something new came. */
  add(lines: readonly ChatLine[]): boolean;
  mute(user: string, on: boolean): void;
  shown(): ChatLine[];
  /** The number of the last line; 0 if there are no lines. */
  last(): number;
}

export function chatLines(): Chat {
  const muted = new Set<string>();
  let lines: ChatLine[] = [];
  return {
    add(more) {
      const known = new Set(lines.map((line) => line.id));
      const fresh = more.filter((line) => !known.has(line.id));
      if (fresh.length > 0) lines = [...lines, ...fresh].sort((a, b) => a.id - b.id);
      return fresh.length > 0;
    },
    mute(user, on) {
      if (on) muted.add(user);
      else muted.delete(user);
    },
    shown: () => lines.filter((line) => !muted.has(line.from.id)),
    last: () => lines.at(-1)?.id ?? 0,
  };
}

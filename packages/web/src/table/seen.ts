/** How far a game was looked at in this browser, to tell later what happened since. */
const keyOf = (table: string): string => `fondaco.seen.${table}`;

export function lastSeen(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function rememberSeen(table: string, seq: number): void {
  try {
    localStorage.setItem(keyOf(table), String(seq));
  } catch {
    // Storage is not available: everything counts as new next time.
  }
}

const keyOf = (table: string, seat: number): string => `fondaco.notes.${table}.${seat}`;

/** What a player has noted at a table, in this browser. */
export function notesOf(table: string, seat: number): string {
  try {
    return localStorage.getItem(keyOf(table, seat)) ?? '';
  } catch {
    return '';
  }
}

export function keepNotes(table: string, seat: number, notes: string): void {
  try {
    if (notes === '') localStorage.removeItem(keyOf(table, seat));
    else localStorage.setItem(keyOf(table, seat), notes);
  } catch {
    // Storage is not available: kept until the notes are closed.
  }
}

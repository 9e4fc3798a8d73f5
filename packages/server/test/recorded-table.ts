import type { AnyMatch, GameFile } from '@fondaco/kernel';
import { openSqlite } from '../src/storage/index.ts';

/**
 * A recorded game goes on at a table that has not begun: what was recorded has happened there. Written as the server
 * writes it, while none is running; the one that starts next takes the table up as after any restart.
 */
export async function goOnFrom(
  data: string,
  table: string,
  { header }: GameFile,
  { rules, state, entries }: AnyMatch,
): Promise<void> {
  const storage = await openSqlite(data);
  try {
    const row = (await storage.load(table))?.row;
    if (row?.status !== 'open') throw new Error(`the table ${table} is not open`);
    if (row.pack !== header.pack || row.rulesVersion !== header.rulesVersion)
      throw new Error('the recorded game is of other rules or components');
    const at = row.created;
    const waitsFor = rules.decisions(state, 'must').map((d) => d.seat);
    const { options } = header;
    const now = { options, header, status: 'running', entries: entries.length, waitsFor } as const;
    const outcome = await storage.write([
      {
        row: { ...row, ...now, version: row.version + 1 },
        entries: entries.map((entry) => ({ table, entry, at, by: null })),
      },
    ]);
    if (outcome !== 'done') throw new Error(outcome);
  } finally {
    await storage.close();
  }
}

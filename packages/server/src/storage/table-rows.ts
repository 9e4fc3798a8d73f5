import type {
  EntryRow,
  HouseTimeRow,
  JobRow,
  PresenceRow,
  SnapshotRow,
  TableRow,
} from '@fondaco/host';

/** A row as a database returns it. Numbers may come as text. */
export type Row = Record<string, unknown>;

export const parsed = <T>(x: unknown): T => JSON.parse(x as string) as T;

export const tableOf = (row: Row): TableRow => ({
  ...parsed<TableRow>(row.json),
  version: Number(row.version),
});

export function entryOf(table: string, { at, json, user_id: user, key }: Row): EntryRow {
  const by = typeof user === 'string' && typeof key === 'string' ? { user, key } : null;
  return { table, at: Number(at), entry: parsed(json), by };
}

export const snapshotOf = (table: string, row: Row): SnapshotRow => ({
  table,
  seq: Number(row.seq),
  rulesVersion: Number(row.rules_version),
  state: parsed(row.json),
  hash: row.hash as string,
  line: row.line === null ? null : parsed(row.line),
  memories: row.memories === null ? null : parsed(row.memories),
  log: row.log as string,
  digest: row.digest as string,
});

export const presenceOf = (table: string, { user_id: user, seen, looked }: Row): PresenceRow => ({
  table,
  user: user as string,
  seen: Number(seen),
  ...(Number(looked) > 0 && { looked: Number(looked) }),
});

export const houseTimeOf = (row: Row | undefined): HouseTimeRow | undefined =>
  row && { time: Number(row.time), holder: row.holder as string };

export const jobOf = ({ id, table_id, kind, decision, due }: Row): JobRow => ({
  id: id as string,
  table: table_id as string,
  kind: kind as JobRow['kind'],
  decision: Number(decision),
  due: Number(due),
});

import { type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';
import type { Change } from './storage.ts';

export type Of<T extends Change['t']> = Extract<Change, { t: T }>;
export type Row = Record<string, string | number | null>;

/** Where a row of this key is there already these columns change. */
export interface Again {
  key: string;
  set: readonly string[];
}

/** What changes of one kind put where. Without `again` nothing may be there yet. */
interface Put<T extends Change['t']> {
  into: keyof Database;
  row(change: Of<T>): Row;
  again?: Again;
}

const SNAPSHOT = ['seq', 'rules_version', 'json'];
const TABLE = ['status', 'private', 'updated', 'json'];

/** In an order in which nothing is named before it is there. */
export const PUTS = {
  user: { into: 'users', row: (c) => ({ ...c.row }), again: { key: 'id', set: ['name'] } },
  session: {
    into: 'sessions',
    row: ({ row: { user, ...rest } }) => ({ ...rest, user_id: user }),
  },
  pack: {
    into: 'packs',
    row: ({ hash, values }) => ({ hash, json: JSON.stringify(values) }),
    again: { key: 'hash', set: [] },
  },
  table: {
    into: 'tables',
    row: ({ row }) => ({
      id: row.id,
      status: row.status,
      private: row.private ? 1 : 0,
      updated: row.updated,
      json: JSON.stringify(row),
    }),
    again: { key: 'id', set: TABLE },
  },
  secret: { into: 'secrets', row: ({ table, secret }) => ({ table_id: table, secret }) },
  entry: {
    into: 'entries',
    row: ({ row: { table, entry, at, by } }) => ({
      table_id: table,
      seq: entry.seq,
      at,
      json: JSON.stringify(entry),
      user_id: by?.user ?? null,
      key: by?.key ?? null,
    }),
  },
  snapshot: {
    into: 'snapshots',
    row: ({ row: { table, seq, rulesVersion, state } }) => ({
      table_id: table,
      seq,
      rules_version: rulesVersion,
      json: JSON.stringify(state),
    }),
    again: { key: 'table_id', set: SNAPSHOT },
  },
  outcome: {
    into: 'outcomes',
    row: ({ row: { user, outcome, ...rest } }) => ({
      ...rest,
      user_id: user,
      json: JSON.stringify(outcome),
    }),
  },
  invite: {
    into: 'invites',
    row: ({ row: { table, usedBy, ...rest } }) => ({ ...rest, table_id: table, used_by: usedBy }),
  },
  code: {
    into: 'codes',
    row: ({ row: { user, usedAt, ...rest } }) => ({ ...rest, user_id: user, used_at: usedAt }),
  },
  chat: {
    into: 'chat',
    row: ({ row: { table, user, ...rest } }) => ({ ...rest, table_id: table, user_id: user }),
  },
  job: {
    into: 'jobs',
    row: ({ row: { table, ...rest } }) => ({ ...rest, table_id: table }),
    again: { key: 'id', set: ['due', 'decision'] },
  },
} satisfies { [T in Change['t']]?: Put<T> };

export type PutKind = keyof typeof PUTS;
type AnyPut = Put<PutKind>;

export const putOf = (kind: PutKind): AnyPut => PUTS[kind] as AnyPut;

/** A seat has no row to be changed: those of a table are replaced. */
export const seatRows = ({ table, rows }: Of<'seats'>): Row[] =>
  rows.map((row) => ({
    table_id: table,
    seat: row.seat,
    user_id: row.user,
    json: JSON.stringify(row),
  }));

/** The statement for rows of one shape; their values are its parameters, in order. */
export function insertion(
  into: keyof Database,
  rows: readonly Row[],
  again?: Again,
): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((c) => row[c]))})`);
  const names = sql.join(columns.map((c) => sql.ref(c)));
  return sql`insert into ${sql.table(into)} (${names}) values ${sql.join(values)}${onAgain(again)}`;
}

function onAgain(again: Again | undefined): RawBuilder<unknown> {
  if (!again) return sql``;
  const set = again.set.map((c) => sql`${sql.ref(c)} = ${sql.ref(`excluded.${c}`)}`);
  const then = set.length === 0 ? sql`nothing` : sql`update set ${sql.join(set)}`;
  return sql` on conflict (${sql.ref(again.key)}) do ${then}`;
}

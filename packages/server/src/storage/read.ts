import type { SeatRow, Storage, TableRow } from '@fondaco/host';
import type { TableStatus } from '@fondaco/kernel';
import type { Kysely } from 'kysely';
import { type AccountReads, accountReads, sessionOf } from './account-reads.ts';
import { type CallReads, callReads } from './calls.ts';
import { type HouseReads, houseReads } from './house-reads.ts';
import { type RetentionReads, retentionReads } from './retention.ts';
import type { UserRow } from './rows.ts';
import type { Database } from './schema.ts';
import type { ServerStorage, TableFilter } from './storage.ts';

const parsed = <T>({ json }: { json: string }): T => JSON.parse(json) as T;

const userOf = (row: UserRow): UserRow => ({
  ...row,
  created: Number(row.created),
  seen: Number(row.seen),
});

const tableOf = ({ json, version }: { json: string; version: number }): TableRow => ({
  ...(JSON.parse(json) as TableRow),
  version,
});

/** Reads of people and of lists of tables; the rest of the storage is what every host needs. */
export type PeopleReads = Omit<
  ServerStorage,
  | keyof Storage
  | keyof AccountReads
  | keyof HouseReads
  | keyof CallReads
  | keyof RetentionReads
  | 'change'
  | 'appendChat'
  | 'inTurn'
  | 'others'
  | 'probe'
  | 'close'
>;

/** Works with any database Kysely supports. */
export function peopleReads(
  db: Kysely<Database>,
): PeopleReads & AccountReads & HouseReads & RetentionReads & CallReads {
  /** Read in the order of the index `tables_listed`, which also has the columns of the filters. */
  async function publicTables(
    status: TableStatus,
    { most, page = 0, game, clock }: TableFilter,
  ): Promise<TableRow[]> {
    let query = db
      .selectFrom('tables')
      .select(['json', 'version', 'rank'])
      .where('status', '=', status)
      .where('private', '=', 0);
    if (game !== undefined) query = query.where('game', '=', game);
    if (clock !== undefined) query = query.where('clock', '=', clock);
    const rows = await query
      .orderBy('rank')
      .orderBy('active', 'desc')
      .limit(most)
      .offset(page * most)
      .execute();
    // Within a minute the index has no order.
    const listed = rows.map((row) => ({ rank: Number(row.rank), table: tableOf(row) }));
    listed.sort((a, b) => a.rank - b.rank || b.table.updated - a.table.updated);
    return listed.map(({ table }) => table);
  }
  return {
    ...accountReads(db),
    ...houseReads(db),
    ...callReads(db),
    ...retentionReads(db),
    async user(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && userOf(row);
    },
    async users(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
      return rows.map(userOf);
    },
    async session(hash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row && sessionOf(row);
    },
    async sessionsAmong(hashes) {
      if (hashes.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', hashes)
        .execute();
      return rows.map((row) => row.hash);
    },

    openTables: (filter) => publicTables('open', filter),
    runningTables: (filter) => publicTables('running', filter),
    async tablesOf(user, most) {
      const rows = await db
        .selectFrom('tables')
        .select(['json', 'version'])
        .where('id', 'in', (x) =>
          x.selectFrom('seats').select('table_id').where('user_id', '=', user),
        )
        .orderBy('updated', 'desc')
        .limit(most)
        .execute();
      return rows.map(tableOf);
    },
    async tableIds() {
      const rows = await db.selectFrom('tables').select('id').orderBy('id').execute();
      return rows.map((row) => row.id);
    },
    async seats(table) {
      const rows = await db
        .selectFrom('seats')
        .select('json')
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map(parsed<SeatRow>);
    },
    async seatsAt(tables) {
      const found = new Map<string, SeatRow[]>(tables.map((id) => [id, []]));
      if (tables.length === 0) return found;
      const rows = await db
        .selectFrom('seats')
        .select(['table_id', 'json'])
        .where('table_id', 'in', tables)
        .orderBy('table_id')
        .orderBy('seat')
        .execute();
      for (const row of rows) found.get(row.table_id)?.push(parsed<SeatRow>(row));
      return found;
    },

    async invite(hash) {
      const row = await db
        .selectFrom('invites')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { table_id: table, used_by: usedBy, by_id: by, guest_id: guest } = row;
      return { hash, table, expires: Number(row.expires), usedBy, by, guest };
    },
    async code(hash) {
      const row = await db
        .selectFrom('codes')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { user_id, expires, used_at } = row;
      const usedAt = used_at === null ? null : Number(used_at);
      return { hash, user: user_id, expires: Number(expires), usedAt };
    },

    async chat(table, since, most) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('id', '>', since)
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows
        .map(({ id, user_id, at, text }) => ({ table, id, user: user_id, at: Number(at), text }))
        .reverse();
    },
    async lastChats(tables) {
      if (tables.length === 0) return new Map();
      const rows = await db
        .selectFrom('chat')
        .select((x) => ['table_id', x.fn.max('id').as('id')])
        .where('table_id', 'in', tables)
        .groupBy('table_id')
        .execute();
      return new Map(rows.map(({ table_id, id }) => [table_id, Number(id)]));
    },
    async muted(user) {
      const rows = await db
        .selectFrom('mutes')
        .select('muted_id')
        .where('user_id', '=', user)
        .execute();
      return rows.map((row) => row.muted_id);
    },
    async analysis(table) {
      const row = await db
        .selectFrom('analyses')
        .select('json')
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row?.json;
    },
  };
}

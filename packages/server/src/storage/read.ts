import type { SeatRow, Storage, TableRow } from '@fondaco/host';
import type { TableStatus } from '@fondaco/kernel';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { ServerStorage } from './storage.ts';

const parsed = <T>({ json }: { json: string }): T => JSON.parse(json) as T;

const tableOf = ({ json, version }: { json: string; version: number }): TableRow => ({
  ...(JSON.parse(json) as TableRow),
  version,
});

/** Reads of people and of lists of tables; the rest of the storage is what every host needs. */
export type PeopleReads = Omit<
  ServerStorage,
  keyof Storage | 'change' | 'appendChat' | 'probe' | 'close'
>;

/** Works with any database Kysely supports. */
export function peopleReads(db: Kysely<Database>): PeopleReads {
  async function publicTables(status: TableStatus, most: number): Promise<TableRow[]> {
    const rows = await db
      .selectFrom('tables')
      .select(['json', 'version'])
      .where('status', '=', status)
      .where('private', '=', 0)
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(tableOf);
  }
  return {
    async user(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...row, created: Number(row.created) };
    },
    async users(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
      return rows.map((row) => ({ ...row, created: Number(row.created) }));
    },
    async session(hash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { user_id, created, expires } = row;
      return { hash, user: user_id, created: Number(created), expires: Number(expires) };
    },

    openTables: (most) => publicTables('open', most),
    runningTables: (most) => publicTables('running', most),
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

    async invite(hash) {
      const row = await db
        .selectFrom('invites')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      return { hash, table: row.table_id, expires: Number(row.expires), usedBy: row.used_by };
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
    async muted(user) {
      const rows = await db
        .selectFrom('mutes')
        .select('muted_id')
        .where('user_id', '=', user)
        .execute();
      return rows.map((row) => row.muted_id);
    },
  };
}

import type { Json, TableStatus } from '@fondaco/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { JobRow, SeatRow, TableRow } from './rows.ts';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';
import { write } from './write.ts';

const parsed = <T>({ json }: { json: string }): T => JSON.parse(json) as T;

function jobOf({ table_id, ...rest }: Selectable<Database['jobs']>): JobRow {
  return { ...rest, due: Number(rest.due), table: table_id };
}

/** The storage of any database Kysely speaks to; `close` is what is left to do after it. */
export function kyselyStorage(db: Kysely<Database>, close: () => void): Storage {
  const jobs = () => db.selectFrom('jobs').selectAll();
  async function publicTables(status: TableStatus, most: number): Promise<TableRow[]> {
    const rows = await db
      .selectFrom('tables')
      .select('json')
      .where('status', '=', status)
      .where('private', '=', 0)
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(parsed<TableRow>);
  }
  return {
    write: (changes) => write(db, changes),

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

    async table(id) {
      const row = await db
        .selectFrom('tables')
        .select('json')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && parsed<TableRow>(row);
    },
    openTables: (most) => publicTables('open', most),
    runningTables: (most) => publicTables('running', most),
    async tablesOf(user, most) {
      const rows = await db
        .selectFrom('tables')
        .select('json')
        .where('id', 'in', (x) =>
          x.selectFrom('seats').select('table_id').where('user_id', '=', user),
        )
        .orderBy('updated', 'desc')
        .limit(most)
        .execute();
      return rows.map(parsed<TableRow>);
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
    async pack(hash) {
      const row = await db
        .selectFrom('packs')
        .select('json')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row && parsed<Json>(row);
    },
    async secret(table) {
      const row = await db
        .selectFrom('secrets')
        .select('secret')
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row?.secret;
    },

    async entries(table) {
      const rows = await db
        .selectFrom('entries')
        .select(['at', 'json', 'user_id', 'key'])
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute();
      return rows.map((row) => {
        const { user_id: user, key } = row;
        const by = user === null || key === null ? null : { user, key };
        return { table, at: Number(row.at), entry: parsed(row), by };
      });
    },
    async snapshot(table) {
      const row = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row && { table, seq: row.seq, rulesVersion: row.rules_version, state: parsed(row) };
    },
    async outcome(user, key) {
      const row = await db
        .selectFrom('outcomes')
        .select('json')
        .where('user_id', '=', user)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && parsed<Json>(row);
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

    async jobsOf(table) {
      return (await jobs().where('table_id', '=', table).execute()).map(jobOf);
    },
    async jobsDue(now, most) {
      const rows = await jobs().where('due', '<=', now).orderBy('due').limit(most).execute();
      return rows.map(jobOf);
    },
    async nextDue() {
      const row = await db
        .selectFrom('jobs')
        .select((x) => x.fn.min('due').as('due'))
        .executeTakeFirst();
      return row?.due === null || row?.due === undefined ? undefined : Number(row.due);
    },

    async close() {
      await db.destroy();
      close();
    },
  };
}

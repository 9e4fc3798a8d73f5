import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/accounts.ts';
import { calls } from './migrations/calls.ts';

/** Forward only. A released migration is never changed; every change of the schema is a new one. */
export const migrations: Record<string, Migration> = {
  '0001': { up: first },
  '0002': { up: tableNamesAndWaitingTimes },
  '0003': { up: commandsOfEntries },
  '0004': { up: versions },
  '0005': { up: clocksAndPresence },
  '0006': { up: fairUse },
  '0007': { up: memoriesInSnapshots },
  '0008': { up: analyses },
  '0009': { up: accounts },
  '0010': { up: calls },
};

/** The databases name a column that counts by itself differently. */
const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const child = (name: string) =>
    schema
      .createTable(name)
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'));
  const owned = (name: string) =>
    schema
      .createTable(name)
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'));

  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await owned('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('packs')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('private', 'integer', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await child('seats')
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await child('secrets')
    .addColumn('secret', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('secrets_key', ['table_id'])
    .execute();
  await child('entries')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
  await child('snapshots')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id'])
    .execute();
  await owned('outcomes')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('outcomes_key', ['user_id', 'key'])
    .execute();
  await child('invites')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('used_by', 'text', (c) => c.references('users.id'))
    .execute();
  await owned('codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await child('chat')
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
  await owned('mutes')
    .addColumn('muted_id', 'text', (c) => c.notNull().references('users.id'))
    .addPrimaryKeyConstraint('mutes_key', ['user_id', 'muted_id'])
    .execute();
  await child('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('decision', 'integer')
    .addColumn('due', 'bigint', (c) => c.notNull())
    .execute();

  await schema.createIndex('tables_open').on('tables').columns(['status', 'private']).execute();
  await schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await schema.createIndex('jobs_due').on('jobs').column('due').execute();
  await schema.createIndex('jobs_table').on('jobs').column('table_id').execute();
  await schema.createIndex('outcomes_at').on('outcomes').column('at').execute();
}

/** Adds to the JSON of every table a name (null) and the time since when it has been waiting. */
async function tableNamesAndWaitingTimes(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<{
    tables: { id: string; json: string };
    entries: { table_id: string; at: number };
  }>;
  const last = await db
    .selectFrom('entries')
    .select((x) => ['table_id', x.fn.max('at').as('at')])
    .groupBy('table_id')
    .execute();
  const times = new Map(last.map((row) => [row.table_id, Number(row.at)]));
  for (const { id, json } of await db.selectFrom('tables').select(['id', 'json']).execute()) {
    const row = JSON.parse(json) as { created: number };
    const next = { ...row, name: null, since: times.get(id) ?? row.created };
    await db
      .updateTable('tables')
      .set({ json: JSON.stringify(next) })
      .where('id', '=', id)
      .execute();
  }
}

/** Adds columns for the user and key of the command that made an entry, so that its outcome needs no row of its own. */
async function commandsOfEntries({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['user_id', 'key'])
    await schema.alterTable('entries').addColumn(column, 'text').execute();
}

/**
 * Every table has a version; outcomes belong to a table; a table has several snapshots, each with what undo needs.
 * Earlier snapshots and outcomes are dropped: snapshots only save time, and outcomes are kept for a few days only.
 */
async function versions(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('tables')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema.dropTable('snapshots').execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('line', 'text')
    .addColumn('log', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
    .execute();
  await schema.dropTable('outcomes').execute();
  await schema
    .createTable('outcomes')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('outcomes_key', ['table_id', 'user_id', 'key'])
    .execute();
  await schema.createIndex('outcomes_at').on('outcomes').column('at').execute();
}

/**
 * Clocks, presence and house time. House time begins with the time of the system clock, so that the jobs of earlier versions
 * stay due when they were.
 */
async function clocksAndPresence(any: Kysely<unknown>): Promise<void> {
  const { schema } = any;
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'user_id'])
    .execute();
  await schema
    .createTable('house_time')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .execute();
  const db = any as Kysely<{
    tables: { id: string; json: string };
    seats: { table_id: string; seat: number; json: string };
  }>;
  const row = { clock: { t: 'none' }, whenLate: 'bot', clocks: [], paused: null };
  const more = { motions: [], offerWriters: [], endedEarly: false };
  for (const { id, json } of await db.selectFrom('tables').select(['id', 'json']).execute())
    await db
      .updateTable('tables')
      .set({ json: JSON.stringify({ ...row, ...more, ...JSON.parse(json) }) })
      .where('id', '=', id)
      .execute();
  const seats = await db.selectFrom('seats').select(['table_id', 'seat', 'json']).execute();
  for (const { table_id, seat, json } of seats) {
    const kept = JSON.parse(json) as { user: string | null; bot: string | null };
    const left = kept.user !== null && kept.bot !== null;
    const standIn = left ? { why: 'left', since: 0, entries: 0 } : null;
    await db
      .updateTable('seats')
      .set({ json: JSON.stringify({ ...kept, standIn, holdsUntil: null, zone: null }) })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
  }
}

/**
 * What the keeper needs: who is blocked, removed, muted or banned, reports, the keeper's passes and record. Lists of tables are
 * read from one index, `tables_listed`; `active` is the minute of the last change, so that a move seldom changes the index.
 */
async function fairUse(any: Kysely<unknown>): Promise<void> {
  const { schema } = any;
  const byUser = (name: string) =>
    schema
      .createTable(name)
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'));
  await schema.alterTable('users').addColumn('address', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['host_id', 'game', 'clock'])
    await schema.alterTable('tables').addColumn(column, 'text').execute();
  for (const column of ['rank', 'active'] as const)
    await schema
      .alterTable('tables')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  for (const column of ['by_id', 'guest_id'])
    await schema.alterTable('invites').addColumn(column, 'text').execute();
  await schema
    .createTable('removals')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('removals_key', ['table_id', 'user_id'])
    .execute();
  await byUser('blocks')
    .addColumn('blocked_id', 'text', (c) => c.notNull().references('users.id'))
    .addPrimaryKeyConstraint('blocks_key', ['user_id', 'blocked_id'])
    .execute();
  await byUser('sanctions')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('address', 'text')
    .addPrimaryKeyConstraint('sanctions_key', ['user_id', 'kind'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('about_id', 'text')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('passes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema
    .createTable('record')
    .addColumn('id', isPostgres(any) ? 'serial' : 'integer', (c) =>
      isPostgres(any) ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await listEarlierTables(any);
  await schema.dropIndex('tables_open').execute();
  const listed = ['status', 'private', 'rank', 'active desc', 'game', 'clock'];
  await schema.createIndex('tables_listed').on('tables').columns(listed).execute();
  await schema.createIndex('tables_host').on('tables').columns(['host_id', 'status']).execute();
  await schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();
  await schema.createIndex('users_address').on('users').column('address').execute();
  await schema.createIndex('users_seen').on('users').column('seen').execute();
  await schema.createIndex('reports_at').on('reports').columns(['closed', 'at']).execute();
  await schema.createIndex('reports_by').on('reports').columns(['by_id', 'at']).execute();
}

/** Fills the columns by which tables are listed, the newest tables of each host first. */
async function listEarlierTables(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<{
    users: { created: number; seen: number };
    tables: {
      id: string;
      status: string;
      updated: number;
      json: string;
      host_id: string;
      game: string;
      clock: string;
      rank: number;
      active: number;
    };
  }>;
  await db
    .updateTable('users')
    .set((x) => ({ seen: x.ref('created') }))
    .execute();
  const counts = new Map<string, number>();
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'status', 'updated', 'json'])
    .orderBy('updated', 'desc')
    .execute();
  for (const { id, status, updated, json } of rows) {
    const { host, game, clock } = JSON.parse(json) as {
      host: string;
      game: string;
      clock: { t: string };
    };
    const key = `${status} ${host}`;
    const newer = counts.get(key) ?? 0;
    counts.set(key, newer + 1);
    await db
      .updateTable('tables')
      .set({
        host_id: host,
        game,
        clock: clock.t,
        rank: Math.min(Math.floor(newer / 3), 100),
        active: Math.floor(Number(updated) / 60_000),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Adds what bots remember to snapshots. Those of earlier versions have none: there it is made again from the entries. */
async function memoriesInSnapshots({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('snapshots').addColumn('memories', 'text').execute();
}

/** Analyses of finished games, which take long to make. */
async function analyses({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('analyses')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id'))
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
}

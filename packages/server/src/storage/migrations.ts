import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Forward only. A released migration is never changed; every change of the schema is a new one. */
export const migrations: Record<string, Migration> = {
  '0001': { up: first },
  '0002': { up: tableNamesAndWaitingTimes },
  '0003': { up: commandsOfEntries },
  '0004': { up: versions },
  '0005': { up: clocksAndPresence },
};

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

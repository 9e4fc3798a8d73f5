import type { Kysely } from 'kysely';

/** Calls of players who are not looking: those to send, where to, and what each player wishes. Presence tells who looked. */
export async function calls({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('presence')
    .addColumn('looked', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('channel', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('calls_due').on('calls').column('due').execute();
  await schema.createIndex('calls_table').on('calls').column('table_id').execute();
  await schema.createIndex('calls_user').on('calls').column('user_id').execute();
  await schema
    .createTable('call_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('call_channels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'bigint')
    .addColumn('state', 'text')
    .execute();
  await schema.createIndex('call_channels_user').on('call_channels').column('user_id').execute();
}

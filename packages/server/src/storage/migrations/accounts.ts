import type { Kysely } from 'kysely';

/**
 * Accounts: what a guest adds to keep their games. Sessions say where they were opened and when they were last used, so that they
 * can be told apart and ended one by one.
 */
export async function accounts(any: Kysely<unknown>): Promise<void> {
  const { schema } = any;
  const owned = (name: string) =>
    schema
      .createTable(name)
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'));
  await schema.alterTable('sessions').addColumn('device', 'text').execute();
  await schema
    .alterTable('sessions')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('sessions').addColumn('confirmed', 'bigint').execute();
  const db = any as Kysely<{ sessions: { created: number; seen: number } }>;
  await db
    .updateTable('sessions')
    .set((x) => ({ seen: x.ref('created') }))
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('accounts')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('recovery', 'text', (c) => c.unique())
    .addColumn('recovery_noted', 'bigint')
    .addColumn('mail', 'text')
    .addColumn('mail_confirmed', 'bigint')
    .addColumn('lang', 'text')
    .addColumn('origin', 'text')
    .execute();
  await owned('account_names')
    .addColumn('look', 'text', (c) => c.primaryKey())
    .execute();
  await schema.createIndex('account_names_user').on('account_names').column('user_id').execute();
  await owned('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rp', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('device', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await schema
    .createTable('account_tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('data', 'text')
    .execute();
  await owned('shelf')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('shelf_user').on('shelf').columns(['user_id', 'at']).execute();
  await schema.createIndex('account_tokens_user').on('account_tokens').column('user_id').execute();
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from '../migrations.ts';

/** The migrations of all databases, and those of PostgreSQL alone. They are applied in the order of their names. */
export const postgresMigrations: Record<string, Migration> = {
  ...migrations,
  '0011': { up: leases },
};

/** Until when, in house time, a job belongs to the process that claimed it. On SQLite there is one process, which remembers. */
async function leases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`CREATE INDEX jobs_ready ON jobs (greatest(due, leased_until))`.execute(db);
}

import { BadInput } from '@fondaco/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { NotWritten, UsedUp } from '../errors.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { hintsOf } from '../others.ts';
import { peopleReads } from '../read.ts';
import type { Database } from '../schema.ts';
import type { PeopleChange, ServerStorage } from '../storage.ts';
import { writeChanges } from '../write.ts';
import { type Channel, openChannel } from './channel.ts';
import { postgresMigrations } from './migrations.ts';
import {
  isOutOfReach,
  openPool,
  requireDatabaseUrl,
  retried,
  withClient,
  withoutPassword,
} from './pool.ts';
import { postgresTables, reached } from './tables.ts';
import { inTransaction, NotMet, type Statement } from './transaction.ts';

const MAX_CONNECTIONS = 10;
/** For what runs one at a time in all processes. Of their own: work that holds a lock needs other connections. */
const MAX_LOCKS = 4;
const CONNECTIONS_BESIDE = 2;
const USED_UP = 'used up';
const MIGRATION_LOCK = 0x4d494752;

export const isDatabaseUrl = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** Opens a database for a server, together with any number of others. */
export async function openPostgres(url: string): Promise<ServerStorage> {
  return opened(url, MAX_CONNECTIONS, async (pool) => {
    await prepared(pool, url);
    const inUse = (): Error => new BadInput('server.data.inUse', { file: withoutPassword(url) });
    return openChannel(url, inUse);
  });
}

/** Opens a database that a server uses, to read it or for what a server does not keep in memory. */
export async function openPostgresBeside(url: string): Promise<ServerStorage> {
  return opened(url, CONNECTIONS_BESIDE, async (pool) => {
    await requireNewestDatabase(pool, url);
    return undefined;
  });
}

/** Servers that start at once do this one after another. */
const prepared = (pool: pg.Pool, url: string): Promise<void> =>
  withClient(pool, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await requireOurs(pool, url);
      await migrate(pool);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  });

async function opened(
  url: string,
  connections: number,
  prepare: (pool: pg.Pool) => Promise<Channel | undefined>,
): Promise<ServerStorage> {
  requireDatabaseUrl(url);
  const pool = openPool(url, connections);
  try {
    return storageOver(url, pool, await retried(() => prepare(pool)));
  } catch (error) {
    await pool.end();
    throw databaseError(url, error);
  }
}

/** An error with a message about a database. */
export function databaseError(url: string, error: unknown): BadInput {
  if (error instanceof BadInput) return error;
  const { message, code } = error as { message?: string; code?: string };
  const reason = message || code || String(error);
  return new BadInput('server.database.unusable', { database: withoutPassword(url), reason });
}

function storageOver(url: string, pool: pg.Pool, channel: Channel | undefined): ServerStorage {
  const locks = openPool(url, MAX_LOCKS);
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const here = oneAtATime();

  function statementsOf(changes: readonly PeopleChange[]): Statement[] {
    const all: Statement[] = [];
    writeChanges(
      kysely,
      (query, guard) => {
        const { sql, parameters } = query.compile();
        const once = guard === 'mustChangeOne' ? { rows: 1, otherwise: USED_UP } : {};
        all.push({ text: sql, values: parameters, ...once });
      },
      changes,
    );
    return all;
  }

  return {
    ...retriedReads(peopleReads(kysely)),
    ...postgresTables(pool),
    async change(changes) {
      try {
        await retried(() => inTransaction(pool, statementsOf(changes)));
      } catch (error) {
        if (error instanceof NotMet) throw new UsedUp(error.otherwise);
        if (isOutOfReach(error)) throw new NotWritten((error as Error).message, { cause: error });
        throw error;
      }
      for (const hint of changes.flatMap(hintsOf)) channel?.tell(hint);
    },
    inTurn: (key, work) =>
      // Within this process nobody holds a connection while waiting for the same key.
      here(key, () =>
        reached(() => locks.connect()).then(async (client) => {
          let isFree = false;
          try {
            await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [key]);
            const result = await work();
            await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]).then(
              () => {
                isFree = true;
              },
              () => {},
            );
            return result;
          } finally {
            // A connection that ends gives its locks back.
            client.release(!isFree);
          }
        }),
      ),
    ...(channel && { others: channel }),
    async probe() {
      const query = `INSERT INTO settings (key, value) VALUES ('probe', '') ON CONFLICT (key) DO UPDATE SET value = ''`;
      await withClient(pool, (client) => client.query(query));
    },
    async close() {
      await channel?.close();
      await Promise.all([kysely.destroy(), locks.end()]);
    },
  };
}

/** Reads change nothing, so each is tried again while the database restarts. */
function retriedReads<T extends object>(reads: T): T {
  return Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [
      name,
      (...args: unknown[]) =>
        reached(() => (read as (...a: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as T;
}

/** Refuses a database that is not ours, or not of this version. */
export async function requireNewestDatabase(
  pool: Pick<pg.Pool, 'query'>,
  url: string,
): Promise<void> {
  await requireOurs(pool, url);
  const applied = await appliedMigrations(pool);
  if (applied.length < Object.keys(postgresMigrations).length)
    throw new BadInput('server.data.older', { file: withoutPassword(url) });
}

/** Creates the tables of a new database. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = openPool(url, 1);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Refuses the database of another program, and one of a newer version. */
async function requireOurs(pool: Pick<pg.Pool, 'query'>, url: string): Promise<void> {
  const file = withoutPassword(url);
  const applied = await appliedMigrations(pool);
  if (!applied.every((name) => Object.hasOwn(postgresMigrations, name)))
    throw new BadInput('server.data.newer', { file });
  const { rows } = await pool.query(
    'SELECT count(*) AS n FROM information_schema.tables WHERE table_schema = current_schema()',
  );
  if (applied.length === 0 && rows[0]?.n > 0) throw new BadInput('server.data.foreign', { file });
}

async function appliedMigrations(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query("SELECT to_regclass('kysely_migration') AS found");
  if (rows[0]?.found === null) return [];
  const applied = await pool.query('SELECT name FROM kysely_migration');
  return applied.rows.map((row: { name: string }) => row.name);
}

async function migrate(pool: pg.Pool): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(postgresMigrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('migration failed');
}

import { BadInput } from '@fondaco/kernel';
import pg from 'pg';
import { lockInUse } from './channel.ts';
import { databaseError, migrateDatabase, requireNewestDatabase } from './open.ts';
import { connectionConfig, withoutPassword } from './pool.ts';

const BATCH = 1000;

/** A database whose rows are being moved, in one transaction. */
export interface MovingDatabase {
  requireEmpty(tables: readonly string[]): Promise<void>;
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>;
  read(table: string, columns: readonly string[], each: (row: unknown[]) => void): Promise<void>;
  /** Columns that count by themselves go on after the rows that were inserted. */
  setCounters(): Promise<void>;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Keeps servers away, and keeps what `work` has written if it succeeds. */
export async function openToMove<T>(
  url: string,
  work: (database: MovingDatabase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connectionConfig(url));
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await lockInUse(client, true)))
      throw new BadInput('server.data.inUse', { file: withoutPassword(url) });
    // A new database gets its tables; one that has some must have the newest.
    if (await isBlank(client)) await migrateDatabase(url);
    await requireNewestDatabase(client, url);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const result = await work(movingDatabase(client, url));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    throw databaseError(url, error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function isBlank(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() LIMIT 1',
  );
  return rows.length === 0;
}

function movingDatabase(client: pg.Client, url: string): MovingDatabase {
  return {
    async requireEmpty(tables) {
      for (const table of tables) {
        const { rows } = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
        if (rows.length > 0)
          throw new BadInput('server.move.notEmpty', { file: withoutPassword(url) });
      }
    },
    async insert(table, columns, rows) {
      const places = rows.map((_, r) => {
        const marks = columns.map((__, c) => `$${r * columns.length + c + 1}`);
        return `(${marks.join(', ')})`;
      });
      const text = `INSERT INTO "${table}" (${quoted(columns)}) VALUES ${places.join(', ')}`;
      await client.query(text, rows.flat());
    },
    async read(table, columns, each) {
      await client.query(
        `DECLARE moved NO SCROLL CURSOR FOR SELECT ${quoted(columns)} FROM "${table}"`,
      );
      for (;;) {
        const text = `FETCH ${BATCH} FROM moved`;
        const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
        for (const row of rows) each(row);
        if (rows.length < BATCH) break;
      }
      await client.query('CLOSE moved');
    },
    async setCounters() {
      const { rows } = await client.query(
        `SELECT table_name AS name, column_name AS counted FROM information_schema.columns
          WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`,
      );
      for (const { name, counted } of rows as { name: string; counted: string }[])
        await client.query(
          `SELECT setval(pg_get_serial_sequence('"${name}"', '${counted}'), coalesce(max("${counted}"), 0) + 1, false) FROM "${name}"`,
        );
    },
  };
}

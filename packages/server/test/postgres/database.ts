import { connect } from 'node:net';
import pg from 'pg';
import { inject } from 'vitest';

/** Where PostgreSQL cannot be had, these tests fail and say so, unless this is set: then they are reported as left out. */
export const HAS_POSTGRES = !process.env.FONDACO_NO_POSTGRES;

/** The address of a new, empty database. */
export async function newDatabase(): Promise<string> {
  const socket = connect(inject('postgres'), '127.0.0.1');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  if (text.startsWith('error ')) throw new Error(text.slice(6));
  return text;
}

/** Runs SQL beside the servers. */
export async function runSql(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Deletes all rows, so that a file of tests needs one database only. */
export async function emptyDatabase(url: string): Promise<void> {
  const { rows } = await runSql(
    url,
    "SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'",
  );
  if (rows[0]?.names) await runSql(url, `TRUNCATE ${rows[0].names} CASCADE`);
}

import type pg from 'pg';
import { type Client, isOutOfReach, withClient } from './pool.ts';

/** One statement of a transaction, and how many rows it must change. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Under this name the database keeps it prepared. */
  name?: string;
  rows?: number;
  /** What the transaction comes to if it changes another number of rows. */
  otherwise?: string;
}

/** The connection was lost during the commit: it may have been done. */
export class CommitUnknown extends Error {}

/** A guard was not met; nothing is stored. */
export class NotMet extends Error {
  readonly otherwise: string;
  constructor(otherwise: string) {
    super(otherwise);
    this.otherwise = otherwise;
  }
}

/**
 * Runs statements as one transaction, in two round trips: all of them together, then the commit, once their guards are known to
 * be met.
 */
export const inTransaction = (
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<pg.QueryResult[]> => withClient(pool, (client) => runAll(client, statements));

const send = (client: Client, { text, values, name }: Statement): Promise<pg.QueryResult> =>
  client.query({ text, values: values as unknown[], ...(name !== undefined && { name }) });

async function runAll(client: Client, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  const answers = await Promise.allSettled([
    client.query('BEGIN'),
    ...statements.map((each) => send(client, each)),
  ]);
  const results: pg.QueryResult[] = [];
  for (const [i, answer] of answers.entries()) {
    const { rows, otherwise = '' } = statements[i - 1] ?? {};
    if (answer.status === 'rejected') throw await rolledBack(client, answer.reason);
    if (rows !== undefined && answer.value.rowCount !== rows)
      throw await rolledBack(client, new NotMet(otherwise));
    if (i > 0) results.push(answer.value);
  }
  await commit(client);
  return results;
}

async function rolledBack(client: Client, why: unknown): Promise<unknown> {
  if (!isOutOfReach(why)) await client.query('ROLLBACK');
  return why;
}

async function commit(client: Client): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    throw new CommitUnknown('the connection was lost during the commit', { cause: error });
  }
}

import { BadInput } from '@fondaco/kernel';
import pg from 'pg';

const INT8_OID = 20;
const CONNECT_MS = 5000;
/** How long something that did not reach the database is tried again, as while it restarts. */
const RETRY_MS = 8000;
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;

export type Client = pg.PoolClient;

/** Numbers stay numbers: no time or count here comes near the limit of exact ones. Set for our connections only. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'fondaco',
    // Statements of one write are sent together, without waiting for each answer.
    pipeline: true,
  } as pg.ClientConfig;
}

/** Without listeners, a connection that breaks would end the process, whether it is idle or lent. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionConfig(url), max });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** An address for messages and logs: it may hold a password. */
export function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'localhost'}${port ? `:${port}` : ''}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}

/** Throws a message if this is no address of a PostgreSQL database. */
export function requireDatabaseUrl(url: string): void {
  if (!URL.canParse(url) || new URL(url).pathname.length < 2)
    throw new BadInput('server.database.address');
}

/**
 * SQLSTATE classes of a connection that was lost or refused: 08 connection, 53 no room, 57P0x the database is stopped or
 * starting, 25006 it takes no writes.
 */
const LOST_STATES = /^(08|53|57P0|25006)/;
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const LOST_MESSAGES =
  /connection terminated|connection timeout|not queryable|timeout exceeded when trying to connect|client was closed/i;

/** Whether the database could not be reached, as opposed to having refused a statement. */
export function isOutOfReach(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return LOST_STATES.test(code) || LOST_CODES.has(code) || LOST_MESSAGES.test(message);
}

/** Runs something again while the database is out of reach. It must change nothing when it fails so. */
export async function retried<T>(run: () => Promise<T>, retryMs = RETRY_MS): Promise<T> {
  const until = performance.now() + retryMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isOutOfReach(error) || performance.now() + pause > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Lends a connection. One that broke is not given back to the pool. */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    const { cause = error } = error as Error;
    if (isOutOfReach(cause)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Hint, Others } from '../others.ts';
import { connectionConfig } from './pool.ts';

const CHANNEL = 'fondaco';
/** A notification holds less than 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7500;
/** While the connection is lost, older hints are dropped: others ask at intervals. */
const MAX_WAITING = 1000;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;
/** Every server holds it shared; whoever moves the data away needs it alone. */
const IN_USE_LOCK = 0x464f4e44;

export interface Channel extends Others {
  close(): Promise<void>;
}

interface Payload {
  from: string;
  hints: Hint[];
}

/** Throws if the data is being moved. Resolves to false if another process holds the lock. */
export async function lockInUse(client: pg.ClientBase, alone: boolean): Promise<boolean> {
  const how = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query(`SELECT ${how}($1) AS free`, [IN_USE_LOCK]);
  return rows[0]?.free === true;
}

/**
 * Hints to other processes over one connection of its own, which is made again when it breaks. Hints that arrive while others
 * are being sent go together in the next notification.
 */
export async function openChannel(url: string, inUse: () => Error): Promise<Channel> {
  const self = randomBytes(6).toString('hex');
  let waiting = new Map<string, Hint>();
  let client: pg.Client | undefined;
  let isSending = false;
  let closed = false;
  let receive: (hint: Hint) => void = () => {};
  let missed: () => void = () => {};

  async function connect(): Promise<void> {
    const made = new pg.Client(connectionConfig(url));
    made.on('error', () => {});
    made.on('notification', ({ payload = '' }) => take(payload));
    try {
      await made.connect();
      if (!(await lockInUse(made, false))) throw inUse();
      // What it writes is worth nothing after a crash.
      await made.query('SET synchronous_commit = off');
      await made.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await made.end().catch(() => {});
      throw error;
    }
    if (closed) return made.end();
    client = made;
    made.on('end', () => {
      client = undefined;
      if (!closed) reconnect(FIRST_PAUSE_MS);
    });
  }

  function reconnect(pause: number): void {
    setTimeout(() => {
      if (closed || client) return;
      connect().then(
        () => {
          missed();
          flush();
        },
        () => reconnect(Math.min(2 * pause, MAX_PAUSE_MS)),
      );
    }, pause).unref();
  }

  function take(payload: string): void {
    let said: Partial<Payload>;
    try {
      said = JSON.parse(payload) as Partial<Payload>;
    } catch {
      // Somebody else uses the channel.
      return;
    }
    if (said.from !== self) for (const hint of said.hints ?? []) receive(hint);
  }

  function flush(): void {
    if (isSending || !client || waiting.size === 0) return;
    isSending = true;
    const sender = client;
    const payloads = payloadsOf(self, waiting.values());
    waiting = new Map();
    const sent = payloads.map((text) => sender.query('SELECT pg_notify($1, $2)', [CHANNEL, text]));
    // A hint that was not sent is lost: the others ask at intervals.
    void Promise.allSettled(sent).then(() => {
      isSending = false;
      flush();
    });
  }

  await connect();
  return {
    tell(hint) {
      if (closed) return;
      if (waiting.size >= MAX_WAITING) waiting.clear();
      if (waiting.size === 0) setImmediate(flush);
      waiting.set(keyOf(hint), hint);
    },
    listen(on, onMissed) {
      receive = on;
      missed = onMissed;
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

/** Of several hints about the same thing the last one says it all. */
const keyOf = (hint: Hint): string =>
  JSON.stringify({ ...hint, version: 0, here: false, factor: 0 });

function payloadsOf(from: string, hints: Iterable<Hint>): string[] {
  const all: string[] = [];
  let now: Hint[] = [];
  let bytes = 0;
  for (const hint of hints) {
    const size = Buffer.byteLength(JSON.stringify(hint)) + 1;
    if (bytes + size > MAX_PAYLOAD_BYTES && now.length > 0) {
      all.push(JSON.stringify({ from, hints: now } satisfies Payload));
      [now, bytes] = [[], 0];
    }
    now.push(hint);
    bytes += size;
  }
  return [...all, JSON.stringify({ from, hints: now } satisfies Payload)];
}

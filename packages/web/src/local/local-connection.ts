import { msg, type Person, PROTOCOL, type ServerMessage } from '@fondaco/kernel';
import { ApiRefusal, whyMissing } from '../api/errors.ts';
import { createCommandQueue, isQueued } from '../wire/command-queue.ts';
import { type Connection, listeners } from '../wire/connection.ts';
import type { ConnectionState } from '../wire/state.ts';
import type { LocalTables } from './local-tables.ts';
import type { FromWorker, ToWorker } from './port.ts';

export type { Seating as LocalSeat } from '@fondaco/host';
export { isLocal } from './ids.ts';
export type { LocalTables, NewLocalTable, PlayOnWish } from './local-tables.ts';

/** The page's end of the worker; a part of `Worker`, so that tests can do without one. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const RETRY_MS = 3000;
const PING_MS = 2000;
/** A worker that leaves this many pings unanswered has died; browsers do not report it. */
const MOST_UNANSWERED_PINGS = 5;
/** Calls that are not repeated on a new worker, because they might then be carried out twice. */
const NOT_REPEATED: ReadonlySet<keyof LocalTables> = new Set(['create', 'import', 'playOn']);

interface Call {
  message: ToWorker;
  done(value: never): void;
  failed(error: Error): void;
}

/** Starts the worker that hosts the games of this device; gives a connection to it and its other functions. */
export function connectToWorker(
  start: () => WorkerPort,
  reasonMissing: typeof whyMissing = whyMissing,
): {
  connection: Connection;
  tables: LocalTables;
} {
  const received = listeners<ServerMessage>();
  const changed = listeners<void>();
  const calls = new Map<number, Call>();
  let calledSoFar = 0;
  let state: ConnectionState = 'connecting';
  let you: Person | null = null;
  let unanswered = 0;
  const queue = createCommandQueue(undefined);
  let port = begin();
  setInterval(ping, PING_MS);

  function begin(): WorkerPort {
    const begun = start();
    begun.onmessage = ({ data }) => {
      unanswered = 0;
      if ('down' in data) receive(JSON.parse(data.down));
      else answered(data);
    };
    begun.onerror = () => void failed();
    begun.postMessage({ up: { t: 'hello', protocol: PROTOCOL } });
    // Calls made while there was no worker.
    for (const { message } of calls.values()) begun.postMessage(message);
    return begun;
  }

  function update(next: ConnectionState): void {
    state = next;
    changed.notify();
  }

  function receive(down: ServerMessage): void {
    if (down.t === 'hello') {
      you = down.you;
      // Commands the last worker did not acknowledge. Resending is safe: each key is carried out once.
      for (const up of queue.all()) port.postMessage({ up });
      update('open');
    } else if (down.t === 'outdated') update('outdated');
    else if (down.t !== 'pong') {
      if (down.t === 'ack') queue.acknowledged(down.key);
      received.notify(down);
    }
  }

  function ping(): void {
    if (state !== 'open') return;
    if (++unanswered > MOST_UNANSWERED_PINGS) restart();
    else port.postMessage({ up: { t: 'ping' } });
  }

  function restart(): void {
    port.terminate();
    unanswered = 0;
    for (const [id, { message, failed: fail }] of calls) {
      if (!('call' in message) || !NOT_REPEATED.has(message.name)) continue;
      calls.delete(id);
      fail(new ApiRefusal(503, { msg: msg('local.ended') }));
    }
    update('lost');
    port = begin();
  }

  /**
   * A worker that could not be loaded is tried again, unless a newer version of the page has replaced it. A running worker
   * reports its own errors.
   */
  async function failed(): Promise<void> {
    if (state === 'open') return;
    port.terminate();
    const why = await reasonMissing();
    const refusal = { msg: msg(why === 'outdated' ? 'local.outdated' : 'local.notLoaded') };
    for (const call of calls.values()) call.failed(new ApiRefusal(503, refusal));
    calls.clear();
    if (why === 'outdated') return update('outdated');
    update('lost');
    setTimeout(() => {
      port = begin();
    }, RETRY_MS);
  }

  function answered(data: Extract<FromWorker, { call: number }>): void {
    const waiting = calls.get(data.call);
    calls.delete(data.call);
    if ('refusal' in data) waiting?.failed(new ApiRefusal(data.status, data.refusal));
    else waiting?.done(data.value as never);
  }

  function call<T>(name: keyof LocalTables, ...args: unknown[]): Promise<T> {
    if (state === 'outdated')
      return Promise.reject(new ApiRefusal(503, { msg: msg('local.outdated') }));
    const id = ++calledSoFar;
    return new Promise<T>((done, fail) => {
      const message = { call: id, name, args };
      calls.set(id, { message, done, failed: fail });
      port.postMessage(message);
    });
  }

  return {
    connection: {
      state: () => state,
      you: () => you,
      send(up) {
        if (isQueued(up)) queue.add(up);
        port.postMessage({ up });
      },
      listen: received.add,
      onState: changed.add,
    },
    tables: {
      prepare: (game) => call('prepare', game),
      create: (wanted) => call('create', wanted),
      list: () => call('list'),
      info: (id) => call('info', id),
      pack: (id) => call('pack', id),
      overview: () => call('overview'),
      remains: (id) => call('remains', id),
      remove: (id) => call('remove', id),
      export: (id) => call('export', id),
      import: (text, how) => call('import', text, how),
      playOn: (from, how) => call('playOn', from, how),
      check: (text) => call('check', text),
      replay: (id, as) => call('replay', id, as),
      back: (id, seat) => call('back', id, seat),
      again: (id) => call('again', id),
    },
  };
}

let games: ReturnType<typeof connectToWorker> | undefined;

/** The connection to the page's only worker, started on first use; from then on local games need no server. */
function sharedWorker(): ReturnType<typeof connectToWorker> {
  games ??= connectToWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  return games;
}

export const localConnection = (): Connection => sharedWorker().connection;
export const localTables = (): LocalTables => sharedWorker().tables;

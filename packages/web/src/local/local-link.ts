import { type Down, msg, type Person, PROTOCOL } from '@fondaco/kernel';
import { ApiRefusal } from '../api/errors.ts';
import { isKept, keepCommands } from '../wire/kept.ts';
import { type Link, listeners } from '../wire/link.ts';
import type { LinkState } from '../wire/state.ts';
import type { LocalTables } from './manage.ts';
import type { FromWorker, ToWorker } from './port.ts';

export type { Seating as LocalSeat } from '@fondaco/host';
export { isLocal } from './ids.ts';
export type { LocalTables, NewLocalTable } from './manage.ts';

/** The page's end of the worker; a part of `Worker`, so that tests can do without one. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const RETRY_MS = 3000;
const PING_MS = 2000;
/** A worker that leaves so many pings unanswered has ended: no browser tells us. */
const MOST_PINGS = 5;
/** What must not be done twice is not asked again of another worker. */
const NOT_TWICE: ReadonlySet<keyof LocalTables> = new Set(['create', 'import']);

interface Call {
  message: ToWorker;
  done(value: never): void;
  failed(error: Error): void;
}

/** The link to the games of this device, and what else can be done with them. */
export function localGames(start: () => WorkerPort): { link: Link; tables: LocalTables } {
  const heard = listeners<Down>();
  const changed = listeners<void>();
  const calls = new Map<number, Call>();
  let calledSoFar = 0;
  let state: LinkState = 'connecting';
  let you: Person | null = null;
  let unanswered = 0;
  const kept = keepCommands(undefined);
  let port = begin();
  setInterval(ping, PING_MS);

  function begin(): WorkerPort {
    const begun = start();
    begun.onmessage = ({ data }) => {
      unanswered = 0;
      if ('down' in data) receive(JSON.parse(data.down));
      else answered(data);
    };
    begun.onerror = failed;
    begun.postMessage({ up: { t: 'hello', protocol: PROTOCOL } });
    // What was asked while there was none.
    for (const { message } of calls.values()) begun.postMessage(message);
    return begun;
  }

  function update(next: LinkState): void {
    state = next;
    changed.tell();
  }

  function receive(down: Down): void {
    if (down.t === 'hello') {
      you = down.you;
      // What another worker did not live to answer. Done or not: a key is carried out once.
      for (const up of kept.all()) port.postMessage({ up });
      update('open');
    } else if (down.t === 'outdated') update('outdated');
    else if (down.t !== 'pong') {
      if (down.t === 'ack') kept.acknowledged(down.key);
      heard.tell(down);
    }
  }

  function ping(): void {
    if (state !== 'open') return;
    if (++unanswered > MOST_PINGS) restart();
    else port.postMessage({ up: { t: 'ping' } });
  }

  function restart(): void {
    port.terminate();
    unanswered = 0;
    for (const [id, { message, failed: fail }] of calls) {
      if (!('call' in message) || !NOT_TWICE.has(message.name)) continue;
      calls.delete(id);
      fail(new ApiRefusal(503, { msg: msg('local.ended') }));
    }
    update('lost');
    port = begin();
  }

  /** A worker that could not be loaded is tried again; one that runs answers for its own errors. */
  function failed(): void {
    if (state === 'open') return;
    port.terminate();
    for (const call of calls.values())
      call.failed(new ApiRefusal(503, { msg: msg('local.notLoaded') }));
    calls.clear();
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
    const id = ++calledSoFar;
    return new Promise<T>((done, fail) => {
      const message = { call: id, name, args };
      calls.set(id, { message, done, failed: fail });
      port.postMessage(message);
    });
  }

  return {
    link: {
      state: () => state,
      you: () => you,
      send(up) {
        if (isKept(up)) kept.add(up);
        port.postMessage({ up });
      },
      listen: heard.add,
      onState: changed.add,
    },
    tables: {
      create: (wanted) => call('create', wanted),
      list: () => call('list'),
      remove: (id) => call('remove', id),
      export: (id) => call('export', id),
      import: (text, how) => call('import', text, how),
      check: (text) => call('check', text),
      replay: (id, as) => call('replay', id, as),
      again: (id) => call('again', id),
    },
  };
}

let games: ReturnType<typeof localGames> | undefined;

/** One worker for the page, started when it is first needed; from then on nothing here needs a server. */
function started(): ReturnType<typeof localGames> {
  games ??= localGames(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  return games;
}

export const localLink = (): Link => started().link;
export const localTables = (): LocalTables => started().tables;

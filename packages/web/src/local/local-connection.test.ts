import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reasonOf } from '../api/errors.ts';
import { connectToWorker, type WorkerPort } from './local-connection.ts';
import type { ToWorker } from './port.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const offline = async () => 'offline' as const;

test('a worker that could not be loaded is tried again', async () => {
  const ports: (WorkerPort & { said: ToWorker[] })[] = [];
  const { connection, tables } = connectToWorker(() => {
    const said: ToWorker[] = [];
    const postMessage = (message: ToWorker): void => void said.push(message);
    const port = { onmessage: null, onerror: null, terminate: () => {}, said, postMessage };
    ports.push(port);
    return port;
  }, offline);
  const states: string[] = [];
  connection.onState(() => states.push(connection.state()));
  const listed = tables.list().catch(reasonOf);
  ports[0]?.onerror?.({} as ErrorEvent);
  expect(await listed).toEqual({ key: 'local.notLoaded' });
  // What is asked before that is answered then.
  const later = tables.list();
  vi.advanceTimersByTime(3000);
  expect(ports[1]?.said).toEqual([
    { up: { t: 'hello', protocol: 1 } },
    { call: 2, name: 'list', args: [] },
  ]);
  ports[1]?.onmessage?.({ data: { call: 2, value: [] } } as unknown as MessageEvent);
  expect(await later).toEqual([]);
  const hello = { t: 'hello', protocol: 1, you: { id: 'local', name: '' } };
  ports[1]?.onmessage?.({ data: { down: JSON.stringify(hello) } } as MessageEvent);
  expect(states).toEqual(['lost', 'open']);
  // An error of a worker that runs ends nothing.
  ports[1]?.onerror?.({} as ErrorEvent);
  expect(connection.state()).toBe('open');
});

test('a worker that a newer page has replaced is not tried again: the page is out of date', async () => {
  const { all, start } = ports();
  const { connection, tables } = connectToWorker(start, async () => 'outdated');
  const listed = tables.list().catch(reasonOf);
  all[0]?.onerror?.({} as ErrorEvent);
  expect(await listed).toEqual({ key: 'local.outdated' });
  expect(connection.state()).toBe('outdated');
  vi.advanceTimersByTime(20_000);
  expect(all).toHaveLength(1);
  expect(await tables.list().catch(reasonOf)).toEqual({ key: 'local.outdated' });
});

/** Ports that keep what they are told. */
function ports() {
  const all: (WorkerPort & { said: ToWorker[] })[] = [];
  const start = (): WorkerPort => {
    const said: ToWorker[] = [];
    const postMessage = (message: ToWorker): void => void said.push(message);
    const port = { onmessage: null, onerror: null, terminate: vi.fn(), said, postMessage };
    all.push(port);
    return port;
  };
  const tell = (n: number, data: object): void =>
    all[n]?.onmessage?.({ data } as unknown as MessageEvent);
  const hello = { t: 'hello', protocol: 1, you: { id: 'local', name: '' } };
  return { all, start, tell, greet: (n: number) => tell(n, { down: JSON.stringify(hello) }) };
}

test('a worker that ended is started again, and told what it had not answered', async () => {
  const { all, start, tell, greet } = ports();
  const { connection, tables } = connectToWorker(start);
  const states: string[] = [];
  connection.onState(() => states.push(connection.state()));
  greet(0);
  const answer = { t: 'answer', key: 'k', table: 'T', seat: 0, decision: 1, action: 'a' } as const;
  connection.send({ ...answer, key: 'done' });
  tell(0, { down: JSON.stringify({ t: 'ack', key: 'done', ok: true }) });
  connection.send(answer);
  const listed = tables.list();
  const made = tables.create({ game: 'x', seats: [] }).catch(reasonOf);
  // It answers now and then, however late: it lives.
  for (let n = 0; n < 20; n++) {
    vi.advanceTimersByTime(2000);
    tell(0, { down: JSON.stringify({ t: 'pong' }) });
  }
  expect(all).toHaveLength(1);
  vi.advanceTimersByTime(20_000);
  expect(all).toHaveLength(2);
  expect(all[0]?.terminate).toHaveBeenCalled();
  expect(await made).toEqual({ key: 'local.ended' });
  greet(1);
  expect(all[1]?.said.filter((x) => !('up' in x && x.up.t === 'ping'))).toEqual([
    { up: { t: 'hello', protocol: 1 } },
    { call: 1, name: 'list', args: [] },
    { up: answer },
  ]);
  tell(1, { call: 1, value: [] });
  expect(await listed).toEqual([]);
  expect(states).toEqual(['open', 'lost', 'open']);
});

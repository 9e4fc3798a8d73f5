import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reasonOf } from '../api/errors.ts';
import { localGames, type WorkerPort } from './local-link.ts';
import type { ToWorker } from './port.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a worker that could not be loaded is tried again', async () => {
  const ports: (WorkerPort & { said: ToWorker[] })[] = [];
  const { link, tables } = localGames(() => {
    const said: ToWorker[] = [];
    const postMessage = (message: ToWorker): void => void said.push(message);
    const port = { onmessage: null, onerror: null, terminate: () => {}, said, postMessage };
    ports.push(port);
    return port;
  });
  const states: string[] = [];
  link.onState(() => states.push(link.state()));
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
  expect(link.state()).toBe('open');
});

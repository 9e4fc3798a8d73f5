import { expect, test, vi } from 'vitest';
import { listenForPushes } from './pushes.ts';

type Listener = (event: object) => void;

/** The part of a service worker that pushes use, with these pages open. */
function worker(open: string[]) {
  const listeners = new Map<string, Listener>();
  const did: string[] = [];
  const focus = (url: string) => async () => void did.push(`focus ${url}`);
  vi.stubGlobal('self', {
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: focus(url) })),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
    addEventListener: (name: string, run: Listener) => void listeners.set(name, run),
  });
  listenForPushes('/house/');
  return async () => {
    let done: Promise<unknown> = Promise.resolve();
    const notification = { data: { path: '/table/T' }, close: () => did.push('close') };
    const waitUntil = (work: Promise<unknown>): void => {
      done = work;
    };
    listeners.get('notificationclick')?.({ notification, waitUntil });
    await done;
    return did;
  };
}

test('a click leads to the page that shows the table, or opens one', async () => {
  const elsewhere = worker(['https://x/house/', 'https://x/house/table/TT']);
  expect(await elsewhere()).toEqual(['close', 'open /house/table/T']);
  const there = worker(['https://x/house/', 'https://x/house/table/T?way=x']);
  expect(await there()).toEqual(['close', 'focus https://x/house/table/T?way=x']);
});

import { BASE } from '@fondaco/page-kit/address.ts';
import { useSyncExternalStore } from 'react';

/** A page that stays open for days looks for a new version by itself. */
const CHECK_MS = 60 * 60 * 1000;

let isReady = false;
const listeners = new Set<() => void>();

function set(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

/** Starts the service worker, once the page is idle. Plain HTTP on a home network has none: everything else works as before. */
export function startServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || !serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version !== undefined && data.version !== ownVersion()) set(true);
  });
  const register = async (): Promise<void> => {
    const registration = await serviceWorker.register(`${BASE}sw.js`);
    setInterval(() => void registration.update().catch(() => {}), CHECK_MS);
  };
  // A browser that forbids it, or is offline, plays without.
  const start = (): void => whenIdle(() => void register().catch(() => {}));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readyNow = (): boolean => isReady;

/** Whether a newer version was fetched, which a reload would open; and how to hear no more of it until it is opened. */
export const useNewVersion = (): [boolean, () => void] => [
  useSyncExternalStore(subscribe, readyNow, readyNow),
  () => set(false),
];

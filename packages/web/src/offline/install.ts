import { useSyncExternalStore } from 'react';

/** What Chromium gives to a page that can be installed; others offer it in a menu of their own. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'fondaco.noInstall';
let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser's own prompt is held back: it would come in the middle of something. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => set(null));
}

function wasRefused(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** For good: the menu still has it. */
export function refuseInstall(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage it was not offered either.
  }
  for (const listener of listeners) listener();
}

/** A browser's prompt works once. */
export async function install(): Promise<void> {
  const held = offer;
  set(null);
  const answer = await held?.prompt();
  if (answer?.outcome === 'dismissed') refuseInstall();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `can`: the page can be installed; `wanted`: it is offered, because nobody has refused it here. */
export function useInstall(): { can: boolean; wanted: boolean } {
  const can = useSyncExternalStore(subscribe, () => offer !== null);
  const wanted = useSyncExternalStore(subscribe, () => offer !== null && !wasRefused());
  return { can, wanted };
}

import { PLAYERS } from '@fondaco/bots';
import { thinkHere } from '@fondaco/host';
import { connectPage } from './connect-page.ts';
import { loadLocalGames } from './games.ts';
import { openLocalHost } from './local-host.ts';
import type { ToWorker } from './port.ts';
import { browserStorage } from './storage.ts';
import { thinkInWorker } from './thinker.ts';

/** Rules run here, and bots in a worker beside it, so that the page never stutters. */
async function open(): Promise<(message: ToWorker) => void> {
  const channel = new BroadcastChannel('fondaco-local');
  const games = await loadLocalGames();
  const host = openLocalHost({
    storage: browserStorage(),
    games,
    players: PLAYERS,
    // Opened at once: after its start nothing is loaded any more.
    think: thinkInWorker(
      () => new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' }),
      thinkHere(games, PLAYERS, () => performance.now()),
    ),
    announce: (table) => channel.postMessage(table),
  });
  channel.onmessage = ({ data }: MessageEvent<string>) => void host.changed(data);
  return connectPage(host, (message) => self.postMessage(message));
}

// Heard from the first moment on: what comes while games are loaded waits.
const ready = open();
// Rules could not be loaded: the page finds out why.
ready.catch((error: unknown) => {
  console.error(error);
  self.postMessage({ failed: true });
});
self.onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void ready.then((receive) => receive(data)).catch(() => {});

import { PLAYERS } from '@fondaco/bots';
import { connectPage } from './connect-page.ts';
import { loadLocalGames } from './games.ts';
import { openLocalHost } from './local-host.ts';
import type { ToWorker } from './port.ts';
import { browserStorage } from './storage.ts';

/** Rules and bots run here, so that the page never stutters. After its start nothing is loaded any more. */
async function open(): Promise<(message: ToWorker) => void> {
  const channel = new BroadcastChannel('fondaco-local');
  const host = openLocalHost({
    storage: browserStorage(),
    games: await loadLocalGames(),
    players: PLAYERS,
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

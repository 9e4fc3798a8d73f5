import { PLAYERS } from '@fondaco/bots';
import { thinkHere } from '@fondaco/host';
import { connectPage } from './connect-page.ts';
import { localGames } from './games.ts';
import { openLocalHost } from './local-host.ts';
import type { ToWorker } from './port.ts';
import { browserStorage } from './storage.ts';
import { thinkInWorker } from './thinker.ts';

// Rules run here, and bots in a worker beside it, so that the page never stutters.

const channel = new BroadcastChannel('fondaco-local');
const thinker = thinkInWorker(
  () => new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' }),
  thinkHere(localGames(), PLAYERS, () => performance.now()),
);
const host = openLocalHost({
  storage: browserStorage(),
  games: localGames(thinker.load),
  players: PLAYERS,
  think: thinker.think,
  announce: (table) => channel.postMessage(table),
});
channel.onmessage = ({ data }: MessageEvent<string>) => void host.changed(data);
const receive = connectPage(host, (message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);

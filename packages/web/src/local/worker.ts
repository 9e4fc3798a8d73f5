import { PLAYERS } from '@fondaco/bots';
import { LOCAL_GAMES } from './games.ts';
import { openHall } from './hall.ts';
import type { ToWorker } from './port.ts';
import { serve } from './serve.ts';
import { browserStorage } from './storage.ts';

/** Rules and bots run here, so that the page never stutters. After its start nothing is loaded any more. */
const channel = new BroadcastChannel('fondaco-local');
const hall = openHall({
  storage: browserStorage(),
  games: LOCAL_GAMES,
  players: PLAYERS,
  announce: (table) => channel.postMessage(table),
});
channel.onmessage = ({ data }: MessageEvent<string>) => void hall.changed(data);

const receive = serve(hall, (message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);

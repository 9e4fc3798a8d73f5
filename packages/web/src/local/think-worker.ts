import { PLAYERS } from '@fondaco/bots';
import { type BotTask, thinkHere } from '@fondaco/host';
import { loadLocalGames } from './games.ts';

/** Bots think here, beside the worker that hosts the games: one that never ends can be ended with it. */
const ready = loadLocalGames().then((games) => thinkHere(games, PLAYERS, () => performance.now()));

export type FromThinker =
  | { begun: true }
  | { answer: unknown }
  /** The bot threw. */
  | { failed: string };

const say = (message: FromThinker): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<BotTask>) =>
  void ready
    .then((think) => {
      say({ begun: true });
      return think(data);
    })
    .then(
      (answer) => say({ answer }),
      (error: unknown) => say({ failed: String(error) }),
    );

import { PLAYERS } from '@fondaco/bots';
import { type BotTask, thinkHere } from '@fondaco/host';
import { localGames } from './games.ts';

// Bots think here, beside the worker that hosts the games: one that never ends can be ended with it.

/** A task, or only the rules that tasks will need. */
export type ToThinker = BotTask | Pick<BotTask, 'game' | 'rulesVersion'>;

export type FromThinker =
  | { loaded: true }
  /** The rules could not be loaded. */
  | { missing: true }
  | { begun: true }
  | { answer: unknown }
  /** The bot threw. */
  | { failed: string };

const games = localGames();
const think = thinkHere(games, PLAYERS, () => performance.now());
const say = (message: FromThinker): void => self.postMessage(message);

async function answer(task: ToThinker): Promise<FromThinker> {
  try {
    await games.find(task.game, task.rulesVersion);
  } catch {
    return { missing: true };
  }
  if (!('bot' in task)) return { loaded: true };
  say({ begun: true });
  try {
    return { answer: await think(task) };
  } catch (error) {
    return { failed: String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => void answer(data).then(say);

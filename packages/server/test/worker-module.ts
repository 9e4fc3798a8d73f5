import { type Bot, PLAYERS } from '@fondaco/bots';
import { libraryOf } from '@fondaco/host';
import { GAMES } from './games.ts';

// What the threads of a test's server play with: the bots of every server, and some that misbehave.

const looping: Bot = () => {
  for (;;);
};

const hungry: Bot = () => {
  const eaten: number[][] = [];
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, i) => i + eaten.length));
};

const crashing: Bot = () => process.exit(1);

const failing: Bot = () => {
  throw new Error('a fault in the bot');
};

const cheating = (() => ({ t: 'everything' })) as unknown as Bot;

export const library = libraryOf(GAMES);
export const players = { ...PLAYERS, looping, hungry, crashing, failing, cheating };

import { type Bot, PLAYERS } from '@fondaco/bots';
import { libraryOf } from '@fondaco/host';
import { GAMES } from './games.ts';

// What the threads of a test's server play with: the bots of every server, and some that misbehave.

const looping: Bot = {
  answer: () => {
    for (;;);
  },
};

const hungry: Bot = {
  answer: () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, i) => i + eaten.length));
  },
};

const crashing: Bot = { answer: () => process.exit(1) };

const failing: Bot = {
  answer: () => {
    throw new Error('a fault in the bot');
  },
};

const cheating = { answer: () => ({ t: 'everything' }) } as unknown as Bot;

export const library = libraryOf(GAMES);
export const players = { ...PLAYERS, looping, hungry, crashing, failing, cheating };

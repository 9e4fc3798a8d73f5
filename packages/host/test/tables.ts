import { lanterns } from '@fondaco/testkit';
import { Refused } from '../src/index.ts';

export const GAMES = [lanterns];
export const ANNA = 'anna';
export const person = (colour: number) => ({ name: null, colour, bot: null });
export const bot = (colour: number) => ({ name: null, colour, bot: 'random' });
const defaults = { options: {}, private: false, pace: 0, answerTime: 0 };
export const PAIR = { ...defaults, game: 'lanterns', seats: [person(0), person(1)] };
export const MIXED = { ...defaults, game: 'lanterns', seats: [person(0), bot(1), bot(2)] };
export const LONG = { ...defaults, game: 'long', seats: [person(0), person(1)] };

const keyOf = (error: unknown): string =>
  error instanceof Refused ? error.refusal.msg.key : String(error);
export const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', keyOf);

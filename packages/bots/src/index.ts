import { greedy } from './greedy.ts';
import type { Bot } from './player.ts';
import { random } from './random.ts';

export type { Bot, Question } from './player.ts';
export { anyAnswer } from './random.ts';
export { type Chances, nextToSpeak, type PlayedOut, playOut } from './table.ts';
export { type BotTurn, botTurn } from './turn.ts';
export { greedy, random };

export const PLAYERS: Readonly<Record<string, Bot>> = { random, greedy };

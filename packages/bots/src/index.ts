import { greedy } from './greedy.ts';
import { LEVELS, playerOf } from './levels.ts';
import type { Bot } from './player.ts';
import { random } from './random.ts';

export { type Pairing, type Played, playMatch } from './arena/match.ts';
export { decide } from './arena/sequential.ts';
export { type ArenaGame, type Standing, standingsOf } from './arena/standings.ts';
export {
  ENGINE_PROTOCOL,
  type EngineGame,
  type EngineQuestion,
  type FromEngine,
  lineOf,
  readLine,
  type ToEngine,
} from './engine-protocol.ts';
export { type Bot, type Budget, budgetOf, type Question } from './player.ts';
export { anyAnswer } from './random.ts';
export { type Chances, nextToSpeak, type PlayedOut, playOut } from './table.ts';
export { addMoments, addSample, fitWeights, type Moments, noMoments } from './train/fit.ts';
export { selfPlay } from './train/self-play.ts';
export { type BotTurn, botTurn } from './turn.ts';
export { greedy, LEVELS, playerOf, random };

export const PLAYERS: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  relaxed: playerOf(LEVELS.relaxed),
  skilled: playerOf(LEVELS.skilled),
  master: playerOf(LEVELS.master),
};

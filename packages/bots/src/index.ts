import { greedy } from './greedy.ts';
import { LEVELS, playerOf } from './levels.ts';
import type { Bot } from './player.ts';
import { random } from './random.ts';

export { type Advised, advise, type Estimate, HINT } from './advise.ts';
export {
  ANALYSIS,
  type Analysis,
  type AnalysisSettings,
  analyse,
  type Moment,
  type PlayedGame,
  type TurnChances,
} from './analyse.ts';
export { type Calibration, calibrationOf } from './arena/calibration.ts';
export { matchWithPrograms, type Pairing, type Played, playMatch } from './arena/match.ts';
export { type Report, reportOf, type Share, type Thing } from './arena/report.ts';
export { decide } from './arena/sequential.ts';
export { type ArenaGame, type Standing, standingsOf } from './arena/standings.ts';
export {
  ENGINE_PROTOCOL,
  type EngineGame,
  type EngineQuestion,
  engineQuestion,
  type FromEngine,
  lineOf,
  readLine,
  type ToEngine,
} from './engine-protocol.ts';
export { winChances } from './odds.ts';
export { type Bot, type Budget, budgetOf, type Question } from './player.ts';
export { anyAnswer } from './random.ts';
export { type Chances, nextToSpeak, type PlayedOut, playOut } from './table.ts';
export { type ToldAnswer, tellAnswer } from './tell-advice.ts';
export { addMoments, addSample, fitWeights, type Moments, noMoments } from './train/fit.ts';
export { fitOdds } from './train/odds.ts';
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

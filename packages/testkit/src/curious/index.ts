export { type Exercised, nothingExercised, type Universe } from './exercised.ts';
export { type Exploration, explore, type Finding, type Start, tableStart } from './explore.ts';
export { type MakeUp, madeUpStart } from './made-up-starts.ts';
export { oddPack, packWith } from './packs.ts';
export { type Pick, picker } from './pick.ts';
export { type CuriousGoal, curiousPlayer, type Goals } from './player.ts';
export { type Rarity, rarityOfAnswers } from './rarity.ts';
export {
  type Amount,
  type CuriousReport,
  curiousProblems,
  type Playground,
  playCuriously,
} from './run.ts';
export { scenarioStarts } from './scenario-starts.ts';

export { type Exercised, nothingExercised } from './exercised.ts';
export { type Exploration, explore, type Finding, type Start, tableStart } from './explore.ts';
export { oddPack } from './packs.ts';
export { curiousPlayer, type Goal, type Goals } from './player.ts';
export { scenarioStarts } from './scenario-starts.ts';
export { type Pick, picker } from './pick.ts';
export { madeUpStart, type MakeUp } from './made-up-starts.ts';

export {
  byAgenda,
  type Frame,
  type FrameKind,
  type FrameKinds,
  type HasAgenda,
  must,
} from './agenda.ts';
export { BadInput, isBadInput } from './bad-input.ts';
export type { BookCell, BookTable, BookTables } from './book-table.ts';
export type { Draw } from './chance/draw.ts';
export { type ChanceSource, chanceAt, commitmentOf } from './chance/draws-by-index.ts';
export { fastChance } from './chance/fast.ts';
export { recordedChance, recordingChance } from './chance/recorded.ts';
export { type Scripted, scriptedChance } from './chance/scripted.ts';
export type * from './contract.ts';
export { CONTRACT } from './contract.ts';
export { adaptGame } from './earlier-contract.ts';
export type { Example, ExampleStep } from './example.ts';
export { ENTRY_LINE, type GameFile, gameOf, parseGameFile, printGameFile } from './file.ts';
export { canBeTakenBack, type Intent } from './foresee.ts';
export { sampleForm, validateAnswer } from './forms.ts';
export { hashJson, packHash, setSha256 } from './hash.ts';
export { canonical, isRecord, sameJson } from './json.ts';
export { type Learned, measuredOdds, weightsFor } from './learned.ts';
export type { Lang, Messages } from './locales.ts';
export {
  countDraws,
  countOf,
  digestOf,
  EMPTY_DIGEST,
  type Entry,
  effectsOf,
  entriesInEffect,
  type Header,
  type Origin,
  type Past,
  packEffects,
  pastOf,
  unpackEffects,
} from './log.ts';
export {
  type AnyMatch,
  act,
  applyEntry,
  headerOf,
  type Match,
  replayEntry,
  startMatch,
  type TableSetup,
  undo,
} from './match.ts';
export { type Memories, noMemories, noteEvents } from './memories.ts';
export { type Msg, msg, type Param } from './message.ts';
export { completePack, namesOnlyIn, packChanges } from './pack.ts';
export { type FileFlaw, type Replayed, replay, verify } from './replay.ts';
export { type Resumed, resumeMatch, type Snapshot } from './resume.ts';
export { badInputAt, type Schema, schema } from './schema.ts';
export { type Command, type Outcome, type StepResult, setUp, silentIo, step } from './step.ts';
export { freeUndo, undoVerdict } from './undo.ts';
export * from './wire/index.ts';

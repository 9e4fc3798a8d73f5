export type * from './clocks.ts';
export * from './messages.ts';
export {
  type Cause,
  isOwn,
  type News,
  newsOf,
  type OpenQuestion,
  type OtherQuestion,
  type Outlook,
  type OwnQuestion,
  outlook,
  type ToldEvent,
} from './outlook.ts';
export { applyPatch, diff, type Op, type Patch } from './patch.ts';
export { progressOf } from './progress.ts';
export { type ReplayPage, type ReplayStep, type ReplayViewer, replayFor } from './replay.ts';

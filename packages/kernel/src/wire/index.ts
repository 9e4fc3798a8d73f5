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
  type Told,
} from './outlook.ts';
export { applyPatch, diff, type Op, type Patch } from './patch.ts';
export { progressOf } from './progress.ts';
export { type Onlooker, type ReplayPage, type ReplayStep, replayFor } from './replay.ts';

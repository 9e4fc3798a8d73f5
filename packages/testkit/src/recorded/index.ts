export { checkRecorded, type RecordedProblem, RULES_CHANGED, recordedIn } from './check.ts';
export { playthrough } from './playthrough.ts';
export { recordGame } from './record-game.ts';
export { type WrittenRecording, writeRecording } from './write.ts';

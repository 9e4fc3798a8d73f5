export { CALL_DELAY_MS, type Caller, reminderTimes } from './calls.ts';
export { timeLeft } from './clocks.ts';
export { isTimeZone, isWindowOpen, msToWindowChange } from './daily-window.ts';
export {
  type Host,
  type HostParts,
  type Logger,
  openHost,
  type People,
  type Random,
  type Schedule,
} from './host.ts';
export { packInfo, rowInfo, tableInfo } from './info.ts';
export { asLibrary, type FindFrozen, gamesFor, type Library, libraryOf } from './library.ts';
export { type LiveTable, mayWatch, seatsOf, viewersOf, type Watcher } from './live.ts';
export {
  closeForAll,
  closeTable,
  createAndStart,
  createTable,
  importGame,
  type NewTable,
  openTableFrom,
  rematch,
  removeTable,
  requireHost,
  requireOpen,
  type Seating,
  start,
} from './lobby.ts';
export { memoryStorage } from './memory.ts';
export { castVote, resumeGame, type Vote } from './motions.ts';
export { isNameTaken, looksOf, requireOwnName } from './names.ts';
export { openPage, type Page } from './page.ts';
export { carryOutCommand, type PlayCommand } from './play.ts';
export {
  originIn,
  type PlayOnFrom,
  type PositionWish,
  playOnFrom,
  type SeenPosition,
} from './play-on.ts';
export {
  type RecordSource,
  type ReplayRange,
  readFile,
  readGame,
  readReplay,
  requireFile,
  requireReplay,
} from './records.ts';
export { NOT_WRITTEN, Refused, refused } from './refused.ts';
export { remember } from './remember.ts';
export type * from './rows.ts';
export { rulesOf } from './rules-of.ts';
export { startRunner } from './runner.ts';
export {
  fillWithBots,
  forgetPlayer,
  type JoinRequest,
  join,
  kick,
  leave,
  reorder,
  type SeatUpdate,
  updateSeat,
} from './seats.ts';
export { reclaimSeat, resign } from './stand-ins.ts';
export type * from './storage.ts';
export { atTable, liveTable, refreshTable } from './table-lock.ts';
export { type BotTask, type Think, thinkHere } from './think.ts';
export { answerUnstored, startUnstored, undoUnstored } from './unstored.ts';
export { unwatch, watch } from './watch.ts';

export {
  type After,
  type Host,
  type HostParts,
  type Log,
  openHost,
  type People,
  type Random,
  remember,
} from './host.ts';
export { infoOf, packInfo, rowInfo } from './info.ts';
export { asLibrary, type FindFrozen, gamesFor, type Library, libraryOf } from './library.ts';
export { atTable, type Live, liveTable, mayWatch, seatsOf, type Watcher } from './live.ts';
export {
  adopt,
  again,
  createAndStart,
  createTable,
  mustBeOpen,
  type NewTable,
  removeTable,
  type Seating,
  start,
} from './lobby.ts';
export { memoryStorage } from './memory.ts';
export { openPage, type Page } from './page.ts';
export { type PlayCommand, play } from './play.ts';
export { fileOf, replayOf } from './records.ts';
export { NOT_WRITTEN, Refused, refused } from './refused.ts';
export type * from './rows.ts';
export { changed, startRunner } from './runner.ts';
export {
  dress,
  fillWithBots,
  type Joining,
  join,
  kick,
  leave,
  reorder,
  type SeatWish,
  takeBack,
} from './seats.ts';
export type * from './storage.ts';
export { answerUnstored, startUnstored, undoUnstored } from './unstored.ts';
export { unwatch, watch } from './watch.ts';

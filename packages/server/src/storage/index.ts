export type * from './rows.ts';
export { lockFile } from './sqlite/lock.ts';
export { openSqlite, openToRead, readSqlite, told } from './sqlite/open.ts';
export { type Change, NotWritten, type ServerStorage, UsedUp } from './storage.ts';

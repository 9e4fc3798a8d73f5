export type * from './rows.ts';
export { lockFile } from './sqlite/lock.ts';
export { dataFileError, openSqlite, openToRead, readSqlite } from './sqlite/open.ts';
export { createPrivateFile, makePrivate } from './sqlite/private-file.ts';
export { NotWritten, type PeopleChange, type ServerStorage, UsedUp } from './storage.ts';

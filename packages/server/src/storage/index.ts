export type * from './account-rows.ts';
export { NotWritten, UsedUp } from './errors.ts';
export type { TableQuery } from './house-reads.ts';
export type * from './rows.ts';
export { lockFile } from './sqlite/lock.ts';
export { dataFileError, openBeside, openSqlite, openToRead, readSqlite } from './sqlite/open.ts';
export { createPrivateFile, makePrivate } from './sqlite/private-file.ts';
export type { PeopleChange, ServerStorage, TableFilter } from './storage.ts';

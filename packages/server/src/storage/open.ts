import { isDatabaseUrl, openPostgres, openPostgresBeside } from './postgres/open.ts';
import { openBeside, openSqlite, readSqlite } from './sqlite/open.ts';
import type { ServerStorage } from './storage.ts';

/** Opens the storage of a server: a data file, or a database by its address. */
export const openStorage = (data: string): Promise<ServerStorage> =>
  isDatabaseUrl(data) ? openPostgres(data) : openSqlite(data);

/** Opens it beside a running server, to read it; a data file as it is at this moment. */
export const readStorage = async (data: string): Promise<ServerStorage> =>
  isDatabaseUrl(data) ? openPostgresBeside(data) : readSqlite(data);

/** Opens it beside a running server, to write what the server does not keep in memory. */
export const openStorageBeside = async (data: string): Promise<ServerStorage> =>
  isDatabaseUrl(data) ? openPostgresBeside(data) : openBeside(data);

export type { CallOptions } from './calls/calls.ts';
export { backup, doctor, type Findings, requireData, restore } from './data.ts';
export { readBasePath } from './http/base-path.ts';
export { ENTRIES, type EntryPolicy } from './keeper/house.ts';
export { keeperLink } from './keeper/passes.ts';
export { readEntry, readRecord, setEntry } from './keeper/settings.ts';
export { type Moved, moveData } from './move.ts';
export { LOG_LEVELS, type Server, type ServerOptions, startServer } from './server.ts';
export { isDatabaseUrl } from './storage/index.ts';

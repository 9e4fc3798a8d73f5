export type { CallOptions } from './calls/calls.ts';
export { backup, doctor, type Findings, requireData, restore } from './data.ts';
export { ENTRIES, type Entry } from './keeper/house.ts';
export { keeperLink } from './keeper/passes.ts';
export { readEntry, readRecord, setEntry } from './keeper/settings.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';

export { backup, doctor, type Findings, restore } from './data.ts';
export { serverLocales } from './locales.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';

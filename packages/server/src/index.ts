export { backup, doctor, type Findings, restore } from './data.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';

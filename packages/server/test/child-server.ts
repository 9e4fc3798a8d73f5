import { startServer } from '../src/index.ts';
import { GAMES, NO_LIMITS, THREADS } from './games.ts';

/** A server in a process of its own, to be killed. */
const [data = '', port = '', web] = process.argv.slice(2);
const server = await startServer({
  data,
  port: Number(port),
  games: GAMES,
  limits: NO_LIMITS,
  patienceMs: 0,
  workers: THREADS,
  ...(web && { web }),
});
process.on('SIGTERM', () => void server.close('SIGTERM').then(() => process.exit(0)));
process.stdout.write(`ready ${server.port}\n`);

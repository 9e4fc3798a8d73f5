import { startServer } from '../src/index.ts';
import { CALLS } from './call-receivers.ts';
import { GAMES, NO_LIMITS } from './games.ts';

/** A server that calls players, in a process of its own, to be killed. */
const [data = '', port = '', smtp = ''] = process.argv.slice(2);
const server = await startServer({
  data,
  port: Number(port),
  games: GAMES,
  limits: NO_LIMITS,
  calls: { ...CALLS, leaseMs: 500 },
  mail: { smtp, from: 'fondaco@example.org', say: CALLS.say },
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`ready ${server.port}\n`);

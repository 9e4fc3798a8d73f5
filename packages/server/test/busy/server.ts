import { startServer } from '../../src/index.ts';
import { NO_LIMITS } from '../games.ts';
import { library } from './games.ts';

// A server with all games in a process of its own. Asked for anything, it tells how much memory it uses.

const [data = '', port = ''] = process.argv.slice(2);
const server = await startServer({
  data,
  port: Number(port),
  games: library,
  limits: NO_LIMITS,
  patienceMs: 0,
  workers: { module: new URL('../../../cli/src/worker-module.ts', import.meta.url).href },
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.send?.('ready');

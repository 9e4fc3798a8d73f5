import { join } from 'node:path';
import { offered } from '@fondaco/games';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { startServer } from '@fondaco/server';
import { passingTime } from '../../../server/test/passing-time.ts';

/** A server whose time passes only when its parent process says so. */
const [data = '', port = '0'] = process.argv.slice(2);
const time = passingTime({ stands: true });
const server = await startServer({
  data,
  port: Number(port),
  games: libraryOf(await loadGames(offered), loadFrozen),
  web: join(import.meta.dirname, '../../dist'),
  time,
});
process.on('message', ({ pass }: { pass: number }) => {
  void time.pass(pass).then(() => process.send?.({ passed: pass }));
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(`http://127.0.0.1:${server.port}/`);

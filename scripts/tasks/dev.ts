import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { say } from '../launch/messages.mjs';
import { supervise } from '../launch/supervise.mjs';
import { root } from './lib/tools.ts';

/*
 * Server and page for developers, in one command. Vite serves the page and updates it as its sources change; Node restarts
 * the server when one of its sources changes. Drafts of games are offered, and the data is kept apart from a real server's.
 * Arguments go to the server: `npm run dev -- --data other.sqlite`.
 */
const WARNING_LEVEL = 40;
let starts = 0;
const port = await freePort();
const api = `http://127.0.0.1:${port}`;
const vite = await createServer({
  configFile: join(root, 'packages/web/vite.config.ts'),
  // As an object, unlike a mere address, it keeps the host of the request, which the server compares with its origin.
  server: { proxy: { '/api': { target: api }, '/socket': { target: api, ws: true } } },
});
await vite.listen();
vite.printUrls();

const serve = ['serve', '--drafts', '--port', String(port), '--data', 'data/dev.sqlite'];
const command = ['--watch', join(root, 'packages/cli/src/main.ts'), ...serve];
process.exitCode = await supervise(process.execPath, [...command, ...process.argv.slice(2)], {
  cwd: root,
  // The server prints its own address to standard output; the one to open is Vite's.
  stdio: ['ignore', 'ignore', 'pipe'],
  onSpawn: ({ stderr }) => {
    if (stderr) createInterface({ input: stderr }).on('line', showLogLine);
  },
});
await vite.close();

/** Shows warnings, errors and anything that is not a log line; of the rest only that the server was restarted. */
function showLogLine(line: string): void {
  const { level = WARNING_LEVEL, msg = '' } = line.startsWith('{"level"') ? JSON.parse(line) : {};
  if (level >= WARNING_LEVEL) process.stderr.write(`${line}\n`);
  else if (msg === 'listening' && starts++ > 0) say('serverRestarted');
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const socket = createSocket().once('error', failed);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

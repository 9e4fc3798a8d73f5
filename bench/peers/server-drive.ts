import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { boardgameIoTables } from './drive-boardgame-io.ts';
import { fondacoTables } from './drive-fondaco.ts';
import { type OpenTables, type Served, Tally } from './tally.ts';

/*
 * Moves per second over the wire: so many tables of so many seats, every seat a client of its own, closed loop: whoever must
 * answer does so at once, with one of the listed answers. `node bench/peers/server-drive.ts SERVER TABLES SEATS MS`
 */
const drivers: Record<string, OpenTables> = {
  fondaco: fondacoTables,
  'boardgame-io': boardgameIoTables,
};
const PIN = 'taskset';
const [name = '', tables, seats, ms] = process.argv.slice(2);
const open = drivers[name];
if (!open) throw new Error(`no server ${name}`);

const child = fork(join(import.meta.dirname, `server-${name}.ts`), {
  env: { ...process.env, NODE_ENV: 'production' },
  // For a look inside: SERVER_FLAGS='--cpu-prof --cpu-prof-dir=/tmp'.
  execArgv: process.env.SERVER_FLAGS?.split(' ') ?? [],
});
const [port] = (await once(child, 'message')) as [number];
apart(child.pid ?? 0);

/** Until the compiler has seen it all. */
const WARM_UP = 4000;
const tally = new Tally();
await open(port, Number(tables), Number(seats), tally);
await sleep(WARM_UP);
tally.begin();
const [before, mine] = [await cpu(), process.cpuUsage()];
await sleep(Number(ms));
const found = tally.end();
const after = await cpu();
const { user, system } = process.cpuUsage(mine);
const used = after - before;
console.log(
  JSON.stringify({
    ...found,
    cpuPerMove: used / found.moves,
    serverLoad: used / found.ms / 1000,
    driverLoad: (user + system) / found.ms / 1000,
  } satisfies Served),
);
child.send('close');
setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
await once(child, 'exit');
process.exit(0);

async function cpu(): Promise<number> {
  child.send('cpu');
  const [use] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return use.user + use.system;
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** The server on one core and the players on another, where the system lets us. */
function apart(server: number): void {
  if (process.platform !== 'linux') return;
  try {
    for (const [core, pid] of [server, process.pid].entries())
      execFileSync(PIN, ['-apc', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    // Without it the figures are a little less steady.
  }
}

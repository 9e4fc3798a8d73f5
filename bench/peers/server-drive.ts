import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../packages/server/test/postgres/cluster.ts';
import { boardgameIoTables } from './drive-boardgame-io.ts';
import { colyseusTables } from './drive-colyseus.ts';
import { fondacoTables } from './drive-fondaco.ts';
import type { Usage } from './serving.ts';
import { type OpenTables, type Served, Tally } from './tally.ts';

/*
 * Moves per second over the wire: so many tables of so many seats, every seat a client of its own, closed loop: whoever must
 * answer does so at once, with one of the listed answers. `node bench/peers/server-drive.ts SERVER TABLES SEATS MS`
 */
interface Contestant {
  program: string;
  open: OpenTables;
  /** An argument of the server. */
  how?: string;
  /** How many processes share one PostgreSQL. */
  onPostgres?: number;
}
const fondaco = { program: 'server-fondaco.ts', open: fondacoTables };
const boardgameIo = { program: 'server-boardgame-io.ts', open: boardgameIoTables };
const CONTESTANTS: Record<string, Contestant> = {
  sqlite: fondaco,
  'postgres-1': { ...fondaco, onPostgres: 1 },
  'postgres-2': { ...fondaco, onPostgres: 2 },
  'postgres-4': { ...fondaco, onPostgres: 4 },
  'boardgame-io': boardgameIo,
  'boardgame-io-file': { ...boardgameIo, how: 'file' },
  colyseus: { program: 'server-colyseus.ts', open: colyseusTables },
};
const PIN = 'taskset';
const [name = '', tables, seats, ms] = process.argv.slice(2);
const contestant = CONTESTANTS[name];
if (!contestant) throw new Error(`no server ${name}`);
const { program, open, how, onPostgres } = contestant;

// As it is hosted: every commit waits for the disk.
const cluster: Cluster | undefined = onPostgres ? await startCluster([]) : undefined;
const argument = (await cluster?.newDatabase()) ?? how;
const children: ChildProcess[] = [];
const ports: number[] = [];
for (let n = 0; n < (onPostgres ?? 1); n++) {
  const child = fork(join(import.meta.dirname, program), argument === undefined ? [] : [argument], {
    env: { ...process.env, NODE_ENV: 'production' },
    // For a look inside: SERVER_FLAGS='--cpu-prof --cpu-prof-dir=/tmp'.
    execArgv: process.env.SERVER_FLAGS?.split(' ') ?? [],
  });
  const [port] = (await once(child, 'message')) as [number];
  children.push(child);
  ports.push(port);
}
if (!onPostgres) apart(children[0]?.pid ?? 0);

/** Until the compiler has seen it all. */
const WARM_UP = 4000;
const tally = new Tally();
await open(ports, Number(tables), Number(seats), tally);
await sleep(WARM_UP);
tally.begin();
const [before, mine] = [await usage(), process.cpuUsage()];
await sleep(Number(ms));
const found = tally.end();
const after = await usage();
const { user, system } = process.cpuUsage(mine);
const used = after.cpu - before.cpu;
console.log(
  JSON.stringify({
    ...found,
    cpuPerMove: used / found.moves,
    bytesPerMove: (after.bytes - before.bytes) / found.moves,
    serverLoad: used / found.ms / 1000,
    driverLoad: (user + system) / found.ms / 1000,
  } satisfies Served),
);
for (const child of children) {
  child.send('close');
  setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
}
await Promise.all(children.map((child) => once(child, 'exit')));
await cluster?.stop();
process.exit(0);

/** Of all servers together, without the database. */
async function usage(): Promise<Usage> {
  const all = { cpu: 0, bytes: 0 };
  for (const child of children) {
    child.send('usage');
    const [{ cpu, bytes }] = (await once(child, 'message')) as [Usage];
    all.cpu += cpu;
    all.bytes += bytes;
  }
  return all;
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** The server on one core and the players on another, where the system lets us. */
function apart(server: number): void {
  if (process.platform !== 'linux' || process.env.BENCH_UNPINNED) return;
  try {
    for (const [core, pid] of [server, process.pid].entries())
      execFileSync(PIN, ['-apc', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    // Without it the figures are a little less steady.
  }
}

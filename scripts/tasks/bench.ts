import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contestants, parts } from '../../bench/contestants.ts';
import type { Costs } from '../../bench/costs.ts';
import type { Rate } from '../../bench/measure.ts';
import type { Served } from '../../bench/peers/tally.ts';
import { benchPages } from './lib/bench-pages.ts';
import { install } from './lib/install.ts';
import { root } from './lib/tools.ts';

/*
 * Speed as ratios within one run: everything is measured in turn, round after round, each in a process of its own,
 * and medians are compared. `--peers` also installs and measures boardgame.io and Colyseus, outside the workspaces: the rules in its
 * client, and servers over the wire: ours on SQLite and PostgreSQL, and its own. `--pages` measures the pages by Lighthouse, and nothing else.
 */
const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    tables: { type: 'string', default: '50' },
    seats: { type: 'string', default: '4' },
  },
});

const YARDSTICK = 'toy yardstick';
/** Width of the column of names. */
const WIDE = 54;
/** Compared with the same rules in boardgame.io. */
const COMPARED = ['oltre-mare second, 4 seats', 'merchant-of-venus classic, 4 seats'];
const peerOf = (name: string): string => `${name}, in boardgame.io`;
const peers = join(root, 'bench/peers');

if (values.pages) {
  await benchPages();
  process.exit();
}
if (values.peers) await install(peers, 'node-persist');

const programs: Record<string, string[]> = Object.fromEntries(
  Object.keys(contestants).map((name) => [name, [join(root, 'bench/run.ts'), name]]),
);
if (values.peers)
  for (const name of COMPARED) programs[peerOf(name)] = [join(peers, 'boardgame-io.ts'), name];

/** Runs all programs in turn, round after round; returns the results of each. */
function measured<T>(all: Record<string, string[]>): Record<string, T[]> {
  const found: Record<string, T[]> = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [name, program] of Object.entries(all)) {
      const env = { ...process.env, NODE_ENV: 'production' };
      const args = [...program, values.ms];
      const out = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
      found[name] = [...(found[name] ?? []), JSON.parse(out.trim().split('\n').at(-1) ?? '') as T];
    }
  }
  return found;
}

const rates = measured<Rate>(programs);
const median = (xs: number[]): number => xs.sort((a, b) => a - b)[xs.length >> 1] ?? 0;
const report = Object.fromEntries(
  Object.entries(rates).map(([name, all]) => [
    name,
    {
      perSecond: Math.round(median(all.map((r) => r.perSecond))),
      gamesPerSecond: Math.round(median(all.map((r) => r.gamesPerSecond))),
    },
  ]),
);

const base = report[YARDSTICK]?.perSecond ?? 0;
for (const [name, { perSecond, gamesPerSecond }] of Object.entries(report)) {
  const ratio = (perSecond / base).toFixed(3);
  console.log(`${name.padEnd(WIDE)}${perSecond.toLocaleString('en').padStart(12)} decisions/s`);
  console.log(
    `${''.padEnd(WIDE)}${String(gamesPerSecond).padStart(12)} games/s, ${ratio} × yardstick`,
  );
}
const costs = measured<Costs>(
  Object.fromEntries(
    Object.keys(parts).map((name) => [name, [join(root, 'bench/run.ts'), '--parts', name]]),
  ),
);
console.log('\nµs of processor time:');
for (const [name, all] of Object.entries(costs)) {
  const part = (key: string): string => `${key} ${median(all.map((x) => x[key] ?? 0)).toFixed(2)}`;
  console.log(
    `${name.padEnd(WIDE)}${Object.keys(all[0] ?? {})
      .map(part)
      .join(', ')}`,
  );
}
if (values.peers) {
  console.log('');
  for (const name of COMPARED) {
    const times = (report[name]?.perSecond ?? 0) / (report[peerOf(name)]?.perSecond ?? 0);
    console.log(`${name}: ${times.toFixed(0)} × the decisions of the same rules in boardgame.io`);
  }
} else console.log('\nnpm run bench -- --peers also measures the same rules in boardgame.io');

const SERVERS = {
  sqlite: 'our server, SQLite, every move synced to disk',
  'postgres-1': 'PostgreSQL, 1 process',
  'postgres-2': 'PostgreSQL, 2 processes',
  'postgres-4': 'PostgreSQL, 4 processes',
  'boardgame-io': 'boardgame.io, in memory',
  'boardgame-io-file': 'boardgame.io, its file storage (not synced)',
  colyseus: 'Colyseus, in memory',
};
/** The same rows as a move writes, written by nothing but the storage: what the server could do at most. */
const APPENDS = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const { tables, seats } = values;
const drive = (name: string): string[] => [join(peers, 'server-drive.ts'), name, tables, seats];
const append = (kind: string): string[] => [join(root, 'bench/append.ts'), kind, tables, seats];
const programsOf = (names: object, of: (name: string) => string[]): Record<string, string[]> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, of(name)]));
const served = values.peers ? measured<Served>(programsOf(SERVERS, drive)) : {};
const appended = values.peers
  ? measured<Pick<Served, 'perSecond'>>(programsOf(APPENDS, append))
  : {};
const medianOf = (name: string, of: (x: Served) => number): number =>
  median((served[name] ?? []).map(of));
if (values.peers) {
  console.log(`\n${tables} tables of ${seats} seats over the wire:`);
  for (const [name, title] of Object.entries(SERVERS)) {
    const of = (what: keyof Served, digits = 0): string =>
      medianOf(name, (x) => x[what]).toFixed(digits);
    console.log(
      `${title.padEnd(WIDE)}${of('perSecond').padStart(12)} moves/s, ${of('cpuPerMove')} µs of processor and ${of('bytesPerMove')} bytes a move`,
    );
    console.log(
      `${''.padEnd(WIDE)}${''.padStart(12)} answered in ${of('p50', 1)} ms, 99 of 100 in ${of('p99', 1)} ms; load of servers and players ${of('serverLoad', 2)} and ${of('driverLoad', 2)}`,
    );
  }
  const rate = (name: string): number => medianOf(name, (x) => x.perSecond);
  const limit = (name: string): number => median((appended[name] ?? []).map((x) => x.perSecond));
  for (const [name, title] of Object.entries(APPENDS))
    console.log(
      `${`${title} alone, the same rows`.padEnd(WIDE)}${limit(name).toFixed(0).padStart(12)} writes/s`,
    );
  const share = (a: number, b: number): string => (a / b).toFixed(2);
  const cpu = (name: string): number => medianOf(name, (x) => x.cpuPerMove);
  console.log(
    `our server: ${share(rate('sqlite'), rate('boardgame-io'))} × the moves of boardgame.io’s in memory (goal 2),`,
  );
  console.log(`  ${share(rate('sqlite'), limit('sqlite'))} of what its database takes (goal 0.33)`);
  console.log(
    `four processes: ${share(cpu('postgres-4'), cpu('postgres-1'))} × the processor time a move of one (goal 1.3)`,
  );
}

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(
  join(root, 'reports/bench.json'),
  `${JSON.stringify({ ...report, costs, served, appended }, null, 2)}\n`,
);

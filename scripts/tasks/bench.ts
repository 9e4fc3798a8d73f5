import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contestants } from '../../bench/contestants.ts';
import type { Rate } from '../../bench/measure.ts';
import { LaunchError } from '../launch/messages.mjs';
import { runNpm } from '../launch/npm.mjs';
import { root } from './lib/tools.ts';

/*
 * Speed as ratios within one run: everything is measured in turn, round after round, each in a process of its own,
 * and medians are compared. `--peers` also installs and measures boardgame.io, outside the workspaces.
 */
const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'boolean', default: false },
  },
});

const YARDSTICK = 'toy yardstick';
const OURS = 'oltre-mare second, 4 seats';
const PEER = 'oltre-mare second, 4 seats, in boardgame.io';
const peers = join(root, 'bench/peers');

if (values.peers && !existsSync(join(peers, 'node_modules/boardgame.io'))) {
  await runNpm({
    node: process.execPath,
    args: ['install', '--no-save', '--no-package-lock'],
    cwd: peers,
    env: process.env,
    offline: new LaunchError('npmFailed'),
    watchParent: true,
  });
}

const programs: Record<string, string[]> = Object.fromEntries(
  Object.keys(contestants).map((name) => [name, [join(root, 'bench/run.ts'), name]]),
);
if (values.peers) programs[PEER] = [join(peers, 'boardgame-io.ts')];

const rates: Record<string, Rate[]> = {};
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, program] of Object.entries(programs)) {
    const env = { ...process.env, NODE_ENV: 'production' };
    const out = execFileSync(process.execPath, [...program, values.ms], { env, encoding: 'utf8' });
    const rate = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Rate;
    rates[name] = [...(rates[name] ?? []), rate];
  }
}

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
  console.log(`${name.padEnd(46)}${perSecond.toLocaleString('en').padStart(12)} decisions/s`);
  console.log(
    `${''.padEnd(46)}${String(gamesPerSecond).padStart(12)} games/s, ${ratio} × yardstick`,
  );
}
const peer = report[PEER];
if (peer) {
  const times = ((report[OURS]?.perSecond ?? 0) / peer.perSecond).toFixed(0);
  console.log(`\n${OURS}: ${times} × the decisions of the same rules in boardgame.io`);
} else console.log('\nnpm run bench -- --peers also measures the same rules in boardgame.io');

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify(report, null, 2)}\n`);

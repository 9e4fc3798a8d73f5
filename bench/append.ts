import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asLibrary,
  carryOutCommand,
  createAndStart,
  liveTable,
  memoryStorage,
  openHost,
  type TableWrite,
} from '@fondaco/host';
import { fastChance } from '@fondaco/kernel';
import { oltreMare } from '../games/oltre-mare/rules/index.ts';
import { openStorage } from '../packages/server/src/storage/index.ts';
import { startCluster } from '../packages/server/test/postgres/cluster.ts';

/*
 * How fast a database takes the rows of moves, with nothing around it: the writes of one recorded game, at so many tables at
 * once, each table one write after another. `node bench/append.ts sqlite|postgres TABLES SEATS MS`
 */
const [kind = '', tables = '', seats = '', ms = ''] = process.argv.slice(2);
const MOVES = 150;
const USER = 'anna';

/** The writes of a game of Oltre Mare, from its start. */
async function recordedWrites(): Promise<TableWrite[]> {
  const made: TableWrite[] = [];
  const stored = memoryStorage();
  const chance = fastChance('append');
  const host = openHost({
    storage: {
      ...stored,
      write(writes) {
        made.push(...writes);
        return stored.write(writes);
      },
    },
    library: asLibrary([oltreMare]),
    players: {},
    people: { preload: () => Promise.resolve(), person: (id) => ({ id, name: id }) },
    log: { info() {}, warn() {}, error() {} },
    random: {
      hex: (n) => 'ab'.repeat(n),
      below: (n) => chance.int(n, 'x'),
      tableId: () => 'table',
    },
    now: Date.now,
    monotonic: () => performance.now(),
    schedule: () => () => {},
    runs: 'always',
  });
  const seating = Array.from({ length: Number(seats) }, (_, i) => ({
    name: null,
    colour: i,
    bot: null,
  }));
  const rest = { options: {}, private: false, pace: 0, answerTime: 0 };
  const table = await createAndStart(host, USER, { game: 'oltre-mare', seats: seating, ...rest });
  for (let n = 0; n < MOVES; n++) {
    const { match } = await liveTable(host, table);
    const d = match?.rules.decisions(match.state, 'must')[0];
    if (!match || !d) break;
    const legal = match.rules.legal(match.state, d);
    const action = legal[chance.int(legal.length, 'answer')];
    const said = { t: 'answer', key: `${n}`, table, seat: d.seat, decision: d.id, action } as const;
    await carryOutCommand(host, USER, said);
  }
  return made;
}

/** The same write at another table. */
const at = (id: string, write: TableWrite): TableWrite => ({
  ...write,
  row: { ...write.row, id },
  ...(write.entries && { entries: write.entries.map((row) => ({ ...row, table: id })) }),
  ...(write.putJobs && {
    putJobs: write.putJobs.map((job) => ({ ...job, id: job.id.replace('table', id), table: id })),
  }),
});

const writes = await recordedWrites();
const folder = mkdtempSync(join(tmpdir(), 'fondaco-append-'));
const cluster = kind === 'postgres' ? await startCluster([]) : undefined;
const storage = await openStorage((await cluster?.newDatabase()) ?? join(folder, 'data.sqlite'));
await storage.change([
  { t: 'user', row: { id: USER, name: USER, created: 1, address: null, seen: 1 } },
]);
let moves = 0;
const until = performance.now() + Number(ms);
const began = performance.now();
await Promise.all(
  Array.from({ length: Number(tables) }, async (_, n) => {
    for (let game = 0; performance.now() < until; game++)
      for (const write of writes) {
        if (performance.now() > until) return;
        if ((await storage.write([at(`${n}-${game}`, write)])) !== 'done')
          throw new Error('not written');
        moves++;
      }
  }),
);
const perSecond = (moves / (performance.now() - began)) * 1000;
console.log(JSON.stringify({ perSecond }));
await storage.close();
await cluster?.stop();
rmSync(folder, { recursive: true });
process.exit(0);

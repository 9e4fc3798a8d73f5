import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type {
  CommandOutcome,
  EntryRow,
  HouseTimeRow,
  JobRow,
  SeatRow,
  SnapshotRow,
  Storage,
  TableRow,
  TableWrite,
  WriteOutcome,
} from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import { NotWritten } from '../errors.ts';
import type { ChatRow } from '../rows.ts';
import type { ServerStorage } from '../storage.ts';
import { CommitUnknown, type GroupCommit, RollBack } from './group-commit.ts';

type Row = Record<string, SQLInputValue>;
const text = (x: unknown): string => JSON.stringify(x);
const parsed = <T>(x: unknown): T => JSON.parse(x as string) as T;

/**
 * Tables in SQLite, by statements prepared once (ADR 8). A read is synchronous, so it is consistent. The file belongs to this
 * process, so leases of jobs are kept in memory.
 */
export function sqliteTables(
  db: DatabaseSync,
  group: GroupCommit,
): Storage & Pick<ServerStorage, 'appendChat'> {
  const sql = statements(db);
  const leases = new Map<string, number>();
  const storedPacks = new Set<string>();

  function put(write: TableWrite): void {
    const { row, uses = [], absent = [] } = write;
    putRow(sql, row);
    for (const { user, seen } of absent)
      if (sql.isSeen.get(row.id, user, seen)) throw new RollBack('present');
    for (const { invite, user } of uses)
      if (sql.useInvite.run(user, invite).changes !== 1) throw new RollBack('usedUp');
    putPack(write);
    if (write.secret != null) sql.secret.run(row.id, write.secret);
    if (write.seats) putSeats(sql, row.id, write.seats);
    for (const entry of write.entries ?? []) putEntry(sql, entry);
    putSnapshots(sql, write);
    for (const id of write.dropJobs ?? []) sql.dropJob.run(id);
    for (const job of write.putJobs ?? []) putJob(job);
    if (write.outcome) {
      const { user, key, at, outcome } = write.outcome;
      sql.outcome.run(row.id, user, key, at, text(outcome));
    }
  }

  function putPack({ pack }: TableWrite): void {
    if (!pack || storedPacks.has(pack.hash)) return;
    sql.pack.run(pack.hash, text(pack.values));
  }

  function putJob({ id, table, kind, decision, due }: JobRow): void {
    sql.job.run(id, table, kind, decision, due);
    leases.delete(id);
  }

  /** Reads more rows than wanted, because some may be leased; there are never many leases. */
  function claimable(now: number, most: number): JobRow[] {
    for (const [id, until] of leases) if (until <= now) leases.delete(id);
    const rows = sql.jobsDue.all(now, most + leases.size).map(jobOf);
    return rows.filter((job) => !leases.has(job.id)).slice(0, most);
  }

  return {
    async load(id, from) {
      const row = sql.getTable.get(id);
      if (!row) return undefined;
      const table = tableOf(row);
      const snapshot = from === undefined ? sql.getSnapshot.get(id, AFTER_LAST_SEQ) : undefined;
      const first = from ?? (snapshot ? Number(snapshot.seq) + 1 : 0);
      const pack = sql.getPack.get(table.pack);
      return {
        row: table,
        seats: sql.getSeats.all(id).map((seat) => parsed<SeatRow>(seat.json)),
        secret: (sql.getSecret.get(id)?.secret as string | undefined) ?? null,
        pack: pack && parsed<Json>(pack.json),
        jobs: sql.jobsOf.all(id).map(jobOf),
        snapshot: snapshot && snapshotOf(id, snapshot),
        entries: sql.getEntries.all(id, first, AFTER_LAST_SEQ).map((entry) => entryOf(id, entry)),
      };
    },
    entries: async (id, from, to = AFTER_LAST_SEQ) =>
      sql.getEntries.all(id, from, to).map((entry) => entryOf(id, entry)),
    async snapshot(id, seq) {
      const found = sql.getSnapshot.get(id, seq);
      return found && snapshotOf(id, found);
    },
    async entryBy(id, { user, key }) {
      const made = sql.entryBy.get(id, user, key);
      return made && Number(made.seq);
    },
    async outcome(id, { user, key }) {
      const found = sql.getOutcome.get(id, user, key);
      return found && parsed<CommandOutcome>(found.json);
    },
    async write(writes): Promise<WriteOutcome> {
      try {
        const outcome = await group.write((): WriteOutcome => {
          for (const write of writes) put(write);
          return 'done';
        });
        if (outcome === 'done') for (const { pack } of writes) if (pack) storedPacks.add(pack.hash);
        return outcome;
      } catch (error) {
        if (error instanceof NotWritten) return 'notWritten';
        if (error instanceof CommitUnknown) return 'notKnown';
        throw error;
      }
    },
    remove: (id) =>
      group.write(() => {
        for (const drop of sql.removals) drop.run(id);
      }),
    async versions(ids) {
      const found = new Map<string, number>();
      for (const id of ids) {
        const row = sql.version.get(id);
        if (row) found.set(id, Number(row.version));
      }
      return found;
    },
    async claim(now, leaseMs, most) {
      const jobs = claimable(now, most);
      for (const { id } of jobs) leases.set(id, now + leaseMs);
      return jobs;
    },
    async nextDue() {
      const jobs = sql.jobsNext.all(leases.size + 1).map(jobOf);
      const dues = jobs.map((job) => Math.max(job.due, leases.get(job.id) ?? 0));
      return dues.length > 0 ? Math.min(...dues) : undefined;
    },
    seen: (rows) =>
      group.write(() => {
        for (const { table, user, seen } of rows) sql.seen.run(table, user, seen);
      }),
    presence: async (table) =>
      sql.presence
        .all(table)
        .map(({ user_id: user, seen }) => ({ table, user: user as string, seen: Number(seen) })),
    houseTime: async () => houseTimeOf(sql.houseTime.get()),
    moveHouseTime: (from, to) =>
      group.write((): HouseTimeRow => {
        const stored = houseTimeOf(sql.houseTime.get());
        if (stored?.time !== from?.time || stored?.holder !== from?.holder)
          return stored as HouseTimeRow;
        sql.setHouseTime.run(1, to.time, to.holder);
        return to;
      }),
    dropJob: (id) => group.write(() => void sql.dropJob.run(id)),
    appendChat: ({ table, user, at, text: said }, key) =>
      group.write((): ChatRow | undefined => {
        if (sql.getOutcome.get(table, user, key)) return undefined;
        const id = Number(sql.lastChat.get(table)?.id ?? 0) + 1;
        sql.chat.run(table, id, user, at, said);
        sql.outcome.run(table, user, key, at, '{}');
        return { table, id, user, at, text: said };
      }),
  };
}

/** Above the number of every entry. */
const AFTER_LAST_SEQ = 2_147_483_647;

type Statements = ReturnType<typeof statements>;

function statements(db: DatabaseSync) {
  const insert = (into: string, columns: string, more = ''): StatementSync => {
    const marks = columns.replaceAll(/\w+/g, '?');
    return db.prepare(`INSERT INTO ${into} (${columns}) VALUES (${marks}) ${more}`);
  };
  const drop = (from: string, key = 'table_id'): StatementSync =>
    db.prepare(`DELETE FROM ${from} WHERE ${key} = ?`);
  const one = (sql: string): StatementSync => db.prepare(sql);
  return {
    getTable: one('SELECT json, version FROM tables WHERE id = ?'),
    version: one('SELECT version FROM tables WHERE id = ?'),
    newTable: insert(
      'tables',
      'id, updated, version, json, status, private, active, host_id, game, clock, rank',
      'ON CONFLICT (id) DO NOTHING',
    ),
    tablesOfHost: one(
      `SELECT count(*) AS n FROM (SELECT 1 FROM tables WHERE host_id = ? AND status = 'open' LIMIT ${MAX_RANK * TABLES_PER_RANK})`,
    ),
    table: one('UPDATE tables SET updated = ?, version = ?, json = ? WHERE id = ? AND version = ?'),
    // A statement of its own: SQLite writes to an index whenever its columns are set, even to what they were.
    listTable: one(
      'UPDATE tables SET status = ?2, private = ?3, active = ?4, host_id = ?5 WHERE id = ?1 AND (status <> ?2 OR private <> ?3 OR active <> ?4 OR host_id <> ?5)',
    ),
    getSeats: one('SELECT json FROM seats WHERE table_id = ? ORDER BY seat'),
    dropSeats: drop('seats'),
    seat: insert('seats', 'table_id, seat, user_id, json'),
    getSecret: one('SELECT secret FROM secrets WHERE table_id = ?'),
    secret: insert('secrets', 'table_id, secret'),
    getPack: one('SELECT json FROM packs WHERE hash = ?'),
    pack: insert('packs', 'hash, json', 'ON CONFLICT (hash) DO NOTHING'),
    getEntries: one(
      'SELECT at, json, user_id, key FROM entries WHERE table_id = ? AND seq >= ? AND seq < ? ORDER BY seq',
    ),
    // Without an index, which would cost every move one more page: this is used only for commands that were sent again.
    entryBy: one('SELECT seq FROM entries WHERE table_id = ? AND user_id = ? AND key = ?'),
    entry: insert('entries', 'table_id, seq, at, json, user_id, key'),
    getSnapshot: one(
      'SELECT * FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    ),
    snapshot: insert(
      'snapshots',
      'table_id, seq, rules_version, json, hash, line, memories, log, digest',
      // A snapshot that was skipped is made again.
      `ON CONFLICT (table_id, seq) DO UPDATE SET json = excluded.json, hash = excluded.hash,
        line = excluded.line, memories = excluded.memories, log = excluded.log, digest = excluded.digest`,
    ),
    dropLine: one('UPDATE snapshots SET line = NULL WHERE table_id = ? AND line IS NOT NULL'),
    oldSnapshots: one(
      'DELETE FROM snapshots WHERE table_id = ?1 AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = ?1)',
    ),
    getOutcome: one('SELECT json FROM outcomes WHERE table_id = ? AND user_id = ? AND key = ?'),
    outcome: insert('outcomes', 'table_id, user_id, key, at, json'),
    useInvite: one('UPDATE invites SET used_by = ? WHERE hash = ? AND used_by IS NULL'),
    jobsOf: one('SELECT * FROM jobs WHERE table_id = ?'),
    jobsDue: one('SELECT * FROM jobs WHERE due <= ? ORDER BY due LIMIT ?'),
    jobsNext: one('SELECT * FROM jobs ORDER BY due LIMIT ?'),
    job: insert(
      'jobs',
      'id, table_id, kind, decision, due',
      'ON CONFLICT (id) DO UPDATE SET decision = excluded.decision, due = excluded.due',
    ),
    dropJob: drop('jobs', 'id'),
    isSeen: one('SELECT 1 FROM presence WHERE table_id = ? AND user_id = ? AND seen > ?'),
    // A table that was removed meanwhile has no presence.
    seen: one(
      'INSERT INTO presence (table_id, user_id, seen) SELECT id, ?2, ?3 FROM tables WHERE id = ?1 ON CONFLICT (table_id, user_id) DO UPDATE SET seen = max(seen, excluded.seen)',
    ),
    presence: one('SELECT user_id, seen FROM presence WHERE table_id = ?'),
    houseTime: one('SELECT time, holder FROM house_time'),
    setHouseTime: insert(
      'house_time',
      'id, time, holder',
      'ON CONFLICT (id) DO UPDATE SET time = excluded.time, holder = excluded.holder',
    ),
    lastChat: one('SELECT max(id) AS id FROM chat WHERE table_id = ?'),
    chat: insert('chat', 'table_id, id, user_id, at, text'),
    removals: [
      ...[
        'analyses',
        'removals',
        'presence',
        'jobs',
        'outcomes',
        'snapshots',
        'entries',
        'chat',
        'invites',
        'secrets',
        'seats',
      ].map((from) => drop(from)),
      drop('tables', 'id'),
    ],
  };
}

/** The first tables of a host are listed before all further ones, so that nobody fills the lobby alone. */
const TABLES_PER_RANK = 3;
const MAX_RANK = 100;
const MINUTE_MS = 60_000;

function putRow(sql: Statements, row: TableRow): void {
  const { id, status, updated, version, host, game, clock } = row;
  const hidden = row.private ? 1 : 0;
  const active = Math.floor(updated / MINUTE_MS);
  if (version === 1) {
    const rank = Math.floor(Number(sql.tablesOfHost.get(host)?.n) / TABLES_PER_RANK);
    const listed = [status, hidden, active, host, game, clock.t, rank] as const;
    const { changes } = sql.newTable.run(id, updated, version, text(row), ...listed);
    if (changes !== 1) throw new RollBack('overtaken');
    return;
  }
  const { changes } = sql.table.run(updated, version, text(row), id, version - 1);
  if (changes !== 1) throw new RollBack('overtaken');
  sql.listTable.run(id, status, hidden, active, host);
}

function putSeats(sql: Statements, id: string, seats: readonly SeatRow[]): void {
  sql.dropSeats.run(id);
  for (const seat of seats) sql.seat.run(id, seat.seat, seat.user, text(seat));
}

function putEntry(sql: Statements, { table, entry, at, by }: EntryRow): void {
  sql.entry.run(table, entry.seq, at, text(entry), by?.user ?? null, by?.key ?? null);
}

/** A finished game cannot be undone, so its newest snapshot is enough. */
function putSnapshots(sql: Statements, { row, entries, snapshots = [] }: TableWrite): void {
  if (snapshots.length > 0) sql.dropLine.run(row.id);
  snapshots.forEach((s, i) => {
    const line = i === snapshots.length - 1 ? text(s.line) : null;
    const position = [s.rulesVersion, text(s.state), s.hash] as const;
    sql.snapshot.run(row.id, s.seq, ...position, line, text(s.memories), s.log, s.digest);
  });
  if (row.status === 'over' && entries) sql.oldSnapshots.run(row.id);
}

const tableOf = (row: Row): TableRow => ({
  ...parsed<TableRow>(row.json),
  version: Number(row.version),
});

function entryOf(table: string, { at, json, user_id: user, key }: Row): EntryRow {
  const by = typeof user === 'string' && typeof key === 'string' ? { user, key } : null;
  return { table, at: Number(at), entry: parsed(json), by };
}

const snapshotOf = (table: string, row: Row): SnapshotRow => ({
  table,
  seq: Number(row.seq),
  rulesVersion: Number(row.rules_version),
  state: parsed(row.json),
  hash: row.hash as string,
  line: row.line === null ? null : parsed(row.line),
  memories: row.memories === null ? null : parsed(row.memories),
  log: row.log as string,
  digest: row.digest as string,
});

const houseTimeOf = (row: Row | undefined): HouseTimeRow | undefined =>
  row && { time: Number(row.time), holder: row.holder as string };

const jobOf = ({ id, table_id, kind, decision, due }: Row): JobRow => ({
  id: id as string,
  table: table_id as string,
  kind: kind as JobRow['kind'],
  decision: Number(decision),
  due: Number(due),
});

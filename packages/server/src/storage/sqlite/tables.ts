import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  CommandOutcome,
  HouseTimeRow,
  JobRow,
  SeatRow,
  Storage,
  TableWrite,
  WriteOutcome,
} from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import { NotWritten } from '../errors.ts';
import { putTable, type RunTableStatement } from '../put-table.ts';
import type { ChatRow } from '../rows.ts';
import type { ServerStorage } from '../storage.ts';
import {
  entryOf,
  houseTimeOf,
  jobOf,
  parsed,
  presenceOf,
  snapshotOf,
  tableOf,
} from '../table-rows.ts';
import {
  AFTER_LAST_SEQ,
  REMOVAL,
  type StatementName,
  TABLE_STATEMENTS,
} from '../table-statements.ts';
import { CommitUnknown, type GroupCommit, RollBack } from './group-commit.ts';

/**
 * Tables in SQLite, by statements prepared once (ADR 8). A read is synchronous, so it is consistent. The file belongs to this
 * process, so leases of jobs are kept in memory.
 */
export function sqliteTables(
  db: DatabaseSync,
  group: GroupCommit,
): Storage & Pick<ServerStorage, 'appendChat'> {
  const sql = prepareAll(db);
  const leases = new Map<string, number>();
  const storedPacks = new Set<string>();

  const run: RunTableStatement = (name, values, guard) => {
    if (name === 'pack' && storedPacks.has(values[0] as string)) return;
    const { changes } = sql[name].run(...values);
    if (guard && changes !== guard.rows) throw new RollBack(guard.otherwise);
  };

  function put(write: TableWrite): void {
    putTable(run, write);
    for (const { id } of write.putJobs ?? []) leases.delete(id);
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
        for (const name of REMOVAL) sql[name].run(id);
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
        for (const { table, user, seen, looked = 0 } of rows)
          sql.seen.run(user, seen, looked, table);
      }),
    presence: async (table) => sql.presence.all(table).map((row) => presenceOf(table, row)),
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

const prepareAll = (db: DatabaseSync): Record<StatementName, StatementSync> =>
  Object.fromEntries(
    Object.entries(TABLE_STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]),
  ) as Record<StatementName, StatementSync>;

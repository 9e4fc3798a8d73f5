import type { Json } from '@fondaco/kernel';
import type {
  EntryRow,
  HouseTimeRow,
  JobRow,
  OutcomeRow,
  PresenceRow,
  SeatRow,
  Sender,
  SnapshotRow,
  TableRow,
} from './rows.ts';
import type { Storage, TableWrite, WriteOutcome } from './storage.ts';

interface StoredTable {
  row: TableRow;
  seats: readonly SeatRow[];
  secret: string | null;
  entries: EntryRow[];
  snapshots: SnapshotRow[];
  jobs: Map<string, JobRow>;
  outcomes: OutcomeRow[];
  seen: Map<string, Pick<PresenceRow, 'seen' | 'looked'>>;
}

/** What is stored is plain JSON, never shared with the writer. */
const copy = <T>(x: T): T => (x === undefined ? x : JSON.parse(JSON.stringify(x))) as T;

/** A storage in memory, for tests. Rows go in and out as copies, as they would on a disk. */
export function memoryStorage(): Storage {
  const tables = new Map<string, StoredTable>();
  const packs = new Map<string, Json>();
  const used = new Set<string>();
  const leases = new Map<string, number>();
  const jobs = (): JobRow[] => [...tables.values()].flatMap((stored) => [...stored.jobs.values()]);
  const claimable = (job: JobRow): number => Math.max(job.due, leases.get(job.id) ?? 0);
  const isBy = (row: Sender | null, { user, key }: Sender): boolean =>
    row !== null && row.user === user && row.key === key;

  let time: HouseTimeRow | undefined;

  function checkWrite({ row, uses = [], absent = [] }: TableWrite): WriteOutcome {
    const version = tables.get(row.id)?.row.version ?? 0;
    if (version !== row.version - 1) return 'overtaken';
    const known = tables.get(row.id)?.seen;
    if (absent.some(({ user, seen }) => (known?.get(user)?.seen ?? 0) > seen)) return 'present';
    return uses.some(({ invite }) => used.has(invite)) ? 'usedUp' : 'done';
  }

  function put(write: TableWrite): void {
    const { row } = write;
    if (write.pack) packs.set(write.pack.hash, write.pack.values);
    const stored: StoredTable = tables.get(row.id) ?? {
      row,
      seats: [],
      secret: write.secret ?? null,
      entries: [],
      snapshots: [],
      jobs: new Map(),
      outcomes: [],
      seen: new Map(),
    };
    tables.set(row.id, stored);
    stored.row = row;
    stored.seats = write.seats ?? stored.seats;
    stored.entries.push(...(write.entries ?? []));
    stored.snapshots.push(...(write.snapshots ?? []));
    // A finished game cannot be undone, so the newest snapshot is enough.
    if (row.status === 'over') stored.snapshots = stored.snapshots.slice(-1);
    if (write.outcome) stored.outcomes.push(write.outcome);
    for (const id of write.dropJobs ?? []) stored.jobs.delete(id);
    for (const job of write.putJobs ?? []) {
      stored.jobs.set(job.id, job);
      leases.delete(job.id);
    }
    for (const { invite } of write.uses ?? []) used.add(invite);
  }

  return {
    async load(id, from) {
      const stored = tables.get(id);
      if (!stored) return undefined;
      const snapshot = from === undefined ? stored.snapshots.at(-1) : undefined;
      const first = from ?? (snapshot ? snapshot.seq + 1 : 0);
      const { row, seats, secret, entries } = stored;
      return copy({
        row,
        seats: [...seats],
        secret,
        pack: packs.get(row.pack),
        jobs: [...stored.jobs.values()],
        snapshot,
        entries: entries.slice(first),
      });
    },
    entries: async (id, from, to) => copy(tables.get(id)?.entries.slice(from, to) ?? []),
    snapshot: async (id, seq) => {
      const found = tables.get(id)?.snapshots.findLast((s) => s.seq <= seq);
      return found && copy(found);
    },
    entryBy: async (id, by) => tables.get(id)?.entries.find((row) => isBy(row.by, by))?.entry.seq,
    outcome: async (id, by) => tables.get(id)?.outcomes.find((row) => isBy(row, by))?.outcome,
    async write(writes) {
      const bad = writes.map(checkWrite).find((outcome) => outcome !== 'done');
      if (bad) return bad;
      for (const write of writes) put(copy(write));
      return 'done';
    },
    async remove(id) {
      tables.delete(id);
    },
    async versions(ids) {
      const there = ids.filter((id) => tables.has(id));
      return new Map(there.map((id) => [id, tables.get(id)?.row.version ?? 0]));
    },
    async claim(now, leaseMs, most) {
      const due = jobs().filter((job) => claimable(job) <= now);
      const given = due.sort((a, b) => a.due - b.due).slice(0, most);
      for (const { id } of given) leases.set(id, now + leaseMs);
      return copy(given);
    },
    async nextDue() {
      const dues = jobs().map(claimable);
      return dues.length > 0 ? Math.min(...dues) : undefined;
    },
    async seen(rows) {
      for (const { table, user, seen, looked = 0 } of rows) {
        const known = tables.get(table)?.seen;
        const before = known?.get(user) ?? { seen: 0 };
        const after = Math.max(looked, before.looked ?? 0);
        known?.set(user, {
          seen: Math.max(seen, before.seen),
          ...(after > 0 && { looked: after }),
        });
      }
    },
    presence: async (table) =>
      [...(tables.get(table)?.seen ?? [])].map(([user, times]) => ({ table, user, ...times })),
    houseTime: async () => copy(time),
    async moveHouseTime(from, to) {
      if (time?.time === from?.time && time?.holder === from?.holder) time = to;
      return copy(time as HouseTimeRow);
    },
    async dropJob(id) {
      for (const stored of tables.values()) stored.jobs.delete(id);
    },
  };
}

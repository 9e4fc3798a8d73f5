import {
  type AnyMatch,
  canonical,
  countOf,
  digestOf,
  EMPTY_DIGEST,
  hashJson,
  type Json,
  type Memories,
  type Past,
  packEffects,
  pastOf,
  type Snapshot,
  unpackEffects,
} from '@fondaco/kernel';
import type { SnapshotRow } from './rows.ts';
import type { Storage } from './storage.ts';

/** Loading and undo replay at most this many entries. */
const ENTRIES_PER_SNAPSHOT = 64;

/** The log up to the newest snapshot: its past in short, and the digest of its entries. */
export interface LogPrefix {
  past: Past;
  log: string;
}

/**
 * Whether a snapshot is due: after ENTRIES_PER_SNAPSHOT entries, and after an undo that goes back beyond the newest snapshot.
 * So the entries between two snapshots never refer to a position before the first of them.
 */
function isDue(prefix: LogPrefix | null, match: AnyMatch): boolean {
  const prefixCount = prefix?.past.count ?? 0;
  const entry = match.entries.at(-1);
  const since = countOf(match) - prefixCount;
  if (since === 0 || since >= ENTRIES_PER_SNAPSHOT) return since > 0;
  return entry?.t === 'undo' && entry.to < prefixCount - 1;
}

/** The snapshot of the newest entry, if one is due, and what stays in memory. */
export interface SnapshotResult {
  match: AnyMatch;
  logPrefix: LogPrefix | null;
  snapshot?: SnapshotRow;
}

export function snapshotIfDue(
  table: string,
  prefix: LogPrefix | null,
  match: AnyMatch,
  memories: Memories,
  marks: Iterable<string> = [],
): SnapshotResult {
  if (!isDue(prefix, match)) return { match, logPrefix: prefix };
  const first = match.past?.count ?? 0;
  const since = match.entries.slice((prefix?.past.count ?? 0) - first);
  const log = digestOf(since, prefix?.log ?? EMPTY_DIGEST);
  const past = pastOf(match);
  const snapshot = snapshotOf(table, match, { past, log }, memories, marks);
  // The entries between the last two snapshots stay, for watchers who missed some.
  const kept = prefix ? { ...match, past: prefix.past, entries: since } : match;
  return { match: kept, logPrefix: { past, log }, snapshot };
}

function snapshotOf(
  table: string,
  match: AnyMatch,
  { past, log }: LogPrefix,
  memories: Memories,
  marks: Iterable<string>,
): SnapshotRow {
  const line = { effects: packEffects(past.effects), keys: [...marks] };
  const row = {
    table,
    seq: past.count - 1,
    rulesVersion: match.header.rulesVersion,
    state: match.state as Json,
    hash: past.hash,
    log,
  };
  const text = match.written?.text ?? canonical(match.state);
  const digest = [digestOfRow(row, text), hashJson(line), hashJson(memories as Json)].join(' ');
  return { ...row, line, memories: [...memories], digest };
}

type Digested = Omit<SnapshotRow, 'line' | 'memories' | 'digest'>;

const digestOfRow = ({ seq, rulesVersion, hash, log }: Digested, text: string): string =>
  hashJson([seq, rulesVersion, hash, log, text]);

/** Undefined if the snapshot does not match its digest. One stored without its line gives only the position. */
export function verifiedSnapshot(row: SnapshotRow | undefined): Snapshot | undefined {
  if (!row) return undefined;
  const [body, line, memories] = row.digest.split(' ');
  if (digestOfRow(row, canonical(row.state)) !== body) return undefined;
  if (row.line !== null && hashJson(row.line) !== line) return undefined;
  if (row.memories !== null && hashJson(row.memories) !== memories) return undefined;
  const past = {
    count: row.seq + 1,
    hash: row.hash,
    effects: unpackEffects(packedLineOf(row).effects),
  };
  return { past, state: row.state };
}

/** The packed effects and command marks of a snapshot; empty if the storage has not kept them. */
const packedLineOf = ({ line }: SnapshotRow): { effects: Json; keys: string[] } =>
  (line as { effects: Json; keys: string[] } | null) ?? { effects: [], keys: [] };

export const marksIn = (row: SnapshotRow): string[] => packedLineOf(row).keys;

const ENTRIES_PER_SLICE = 200;

/** Whether all stored entries up to a snapshot still have the digest stored with it. Reads them slice by slice. */
export async function isLogUnaltered(
  storage: Pick<Storage, 'entries'>,
  { table, seq, log }: SnapshotRow,
): Promise<boolean> {
  let digest = EMPTY_DIGEST;
  for (let from = 0; from <= seq; from += ENTRIES_PER_SLICE) {
    const rows = await storage.entries(table, from, Math.min(from + ENTRIES_PER_SLICE, seq + 1));
    if (rows.length === 0) break;
    digest = digestOf(
      rows.map((row) => row.entry),
      digest,
    );
  }
  return digest === log;
}

import {
  type AnyMatch,
  canonical,
  countOf,
  digestOf,
  EMPTY_DIGEST,
  type Entry,
  hashJson,
  type Json,
  type Past,
  packLine,
  pastOf,
  type Snapshot,
  unpackLine,
} from '@fondaco/kernel';
import type { SnapshotRow } from './rows.ts';

/** Loading, and going back, replays at most so many entries. */
const SNAPSHOT_EVERY = 64;

/** The log up to the newest snapshot: what is known of it, and the digest of its entries. */
export interface Sealed {
  past: Past;
  log: string;
}

/**
 * Whether the last entry needs a snapshot: after so many entries, and after going back beyond the newest one. So the entries
 * between two snapshots never refer to a position before the first of them.
 */
function isDue(sealed: Sealed | null, match: AnyMatch): boolean {
  const sealedCount = sealed?.past.count ?? 0;
  const entry = match.entries.at(-1);
  const since = countOf(match) - sealedCount;
  if (since === 0 || since >= SNAPSHOT_EVERY) return since > 0;
  return entry?.t === 'undo' && entry.to < sealedCount - 1;
}

/** What changes with the newest entry of a match: a snapshot, where one is due, and what stays in memory. */
export interface Sealing {
  match: AnyMatch;
  sealed: Sealed | null;
  snapshot?: SnapshotRow;
}

export function sealNewest(
  table: string,
  sealed: Sealed | null,
  match: AnyMatch,
  keys: Iterable<string> = [],
): Sealing {
  if (!isDue(sealed, match)) return { match, sealed };
  const first = match.past?.count ?? 0;
  const since = match.entries.slice((sealed?.past.count ?? 0) - first);
  const log = digestOf(since, sealed?.log ?? EMPTY_DIGEST);
  const past = pastOf(match);
  const snapshot = snapshotOf(table, match, past, log, keys);
  // The entries between the last two snapshots stay, for those who missed some.
  const kept = sealed ? { ...match, past: sealed.past, entries: since } : match;
  return { match: kept, sealed: { past, log }, snapshot };
}

function snapshotOf(
  table: string,
  match: AnyMatch,
  past: Past,
  log: string,
  keys: Iterable<string>,
): SnapshotRow {
  const line = { effects: packLine(past.line), keys: [...keys] };
  const row = {
    table,
    seq: past.count - 1,
    rulesVersion: match.header.rulesVersion,
    state: match.state as Json,
    hash: past.hash,
    log,
  };
  const text = match.written?.text ?? canonical(match.state);
  return { ...row, line, digest: `${digestOfRow(row, text)} ${hashJson(line)}` };
}

type Digested = Omit<SnapshotRow, 'line' | 'digest'>;

const digestOfRow = ({ seq, rulesVersion, hash, log }: Digested, text: string): string =>
  hashJson([seq, rulesVersion, hash, log, text]);

/** A snapshot that is as it was written; else it is passed over. One without its line is good for a position only. */
export function soundSnapshot(row: SnapshotRow | undefined): Snapshot | undefined {
  if (!row) return undefined;
  const [body, line] = row.digest.split(' ');
  if (digestOfRow(row, canonical(row.state)) !== body) return undefined;
  if (row.line !== null && hashJson(row.line) !== line) return undefined;
  const past = { count: row.seq + 1, hash: row.hash, line: unpackLine(packedIn(row).effects) };
  return { past, state: row.state };
}

const packedIn = ({ line }: SnapshotRow): { effects: Json; keys: string[] } =>
  (line as { effects: Json; keys: string[] } | null) ?? { effects: [], keys: [] };

export const keysIn = (row: SnapshotRow): string[] => packedIn(row).keys;

/** Goes on with the digest of a log; for a look at all stored entries. */
export const digestAfter = (entries: readonly Entry[], before = EMPTY_DIGEST): string =>
  digestOf(entries, before);

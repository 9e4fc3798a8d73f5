import { type AnyGame, type AnyMatch, type Header, type Json, resumeMatch } from '@fondaco/kernel';
import type { Host } from './host.ts';
import { wantedJobs } from './jobs.ts';
import { marksOf } from './keys.ts';
import { atTable, type Live, liveOf, type Step } from './live.ts';
import { refused } from './refused.ts';
import type { EntryRow, SnapshotRow } from './rows.ts';
import { commit, prepare } from './settle.ts';
import { digestAfter, keysIn, type Sealed, sealNewest, soundSnapshot } from './snapshots.ts';
import type { Loaded } from './storage.ts';
import { keepStep } from './tell.ts';
import { isAltered, troubled } from './trouble.ts';

/** Reads a table with the rules it began with; one that has not begun, with today's. */
export async function load(host: Host, id: string): Promise<Live> {
  const found = await host.storage.load(id);
  if (!found) throw refused(404, 'table.none');
  const { row, seats } = found;
  const game = await gameFor(host, row.game, row.header);
  const pack = host.packs.get(row.pack) ?? found.pack;
  if (pack === undefined) throw new Error(`table ${id} is not whole`);
  host.packs.set(row.pack, pack);
  await host.people.learn([row.host, ...seats.map((s) => s.user)]);
  const live: Live = {
    ...liveOf({ row, seats, game, pack, secret: found.secret }),
    jobs: new Map(found.jobs.map((job) => [job.id, job])),
  };
  if (row.header) Object.assign(live, await resumed(host, found, game, row.header, pack));
  afterLoading(host, live, found.snapshot);
  return live;
}

async function gameFor(host: Host, id: string, header: Header | null): Promise<AnyGame> {
  const today = host.library.games.find((g) => g.id === id);
  const game = header ? await host.library.find(id, header.rulesVersion) : today;
  if (game) return game;
  throw today ? refused(503, 'table.version') : refused(503, 'table.game', { game: id });
}

const parsedPacks = new WeakMap<object, Map<AnyGame, unknown>>();

/** The header of a file may leave out what has a default. Packs are large, and tables share them: each is read once. */
export function rulesOf(game: AnyGame, { options }: Header, pack: Json): AnyMatch['rules'] {
  const known = parsedPacks.get(pack as object) ?? new Map<AnyGame, unknown>();
  if (typeof pack === 'object' && pack !== null) parsedPacks.set(pack, known);
  if (!known.has(game)) known.set(game, game.pack.parse(pack));
  return game.rules(game.options.parse(options), known.get(game));
}

type Parts = Pick<Live, 'match' | 'steps' | 'sealed' | 'unsaved' | 'keys'>;

async function resumed(
  host: Host,
  { row, snapshot, entries }: Loaded,
  game: AnyGame,
  header: Header,
  pack: Json,
): Promise<Parts> {
  const rules = rulesOf(game, header, pack);
  if (snapshot) {
    try {
      return partsFrom(row.id, rules, header, entries, snapshot);
    } catch (error) {
      host.log.warn({ table: row.id, seq: snapshot.seq, err: error }, 'a snapshot is passed over');
    }
  }
  const all = snapshot ? await host.storage.entries(row.id, 0, row.entries) : entries;
  return partsFrom(row.id, rules, header, all);
}

/** A match from its log, with its last positions, and the snapshots that are missing in its storage. */
export function partsFrom(
  table: string,
  rules: AnyMatch['rules'],
  header: Header,
  rows: readonly Pick<EntryRow, 'entry' | 'by'>[],
  from?: SnapshotRow,
): Parts {
  const snapshot = soundSnapshot(from);
  if (from && (!snapshot || from.line === null)) throw new Error('the snapshot is not sound');
  let sealed: Sealed | null = from && snapshot ? { past: snapshot.past, log: from.log } : null;
  const unsaved: SnapshotRow[] = [];
  const keys = new Set([...(from ? keysIn(from) : []), ...marksOf(rows)]);
  const entries = rows.map((row) => row.entry);
  const steps: Step[] = snapshot
    ? [{ seq: snapshot.past.count - 1, state: snapshot.state, events: [] }]
    : [];
  const match = resumeMatch(rules, header, entries, snapshot, ({ match: now, events }) => {
    keepStep(steps, now, events);
    const sealing = sealNewest(table, sealed, now, keys);
    sealed = sealing.sealed;
    if (sealing.snapshot) unsaved.push(sealing.snapshot);
  });
  return { match, steps, sealed, unsaved, keys };
}

/** What can wait until somebody has been answered. */
function afterLoading(host: Host, live: Live, snapshot: SnapshotRow | undefined): void {
  const { id } = live.row;
  const failed = (error: unknown): void =>
    host.log.warn({ table: id, err: error }, 'a loaded table could not be looked after');
  if (host.runs === 'always' && missedJobs(host, live).length > 0)
    atTable(host, id, (now) => setMissedJobs(host, now)).catch(failed);
  if (host.checksPast && snapshot && !isAltered(live.row))
    checkPast(host, id, snapshot).catch(failed);
}

/** Jobs that were dropped while the rules of the table were not there. */
const missedJobs = (host: Host, live: Live) =>
  wantedJobs(host, live).filter(({ id }) => !live.jobs.has(id));

async function setMissedJobs(host: Host, live: Live): Promise<void> {
  if (missedJobs(host, live).length > 0) await commit(host, [await prepare(host, live, {})]);
}

const SLICE = 200;

/** Reads all entries before a snapshot, a slice at a time: where one was altered the table stops. */
async function checkPast(host: Host, id: string, { seq, log }: SnapshotRow): Promise<void> {
  let digest = digestAfter([]);
  for (let from = 0; from <= seq; from += SLICE) {
    const rows = await host.storage.entries(id, from, Math.min(from + SLICE, seq + 1));
    if (rows.length === 0) break;
    digest = digestAfter(
      rows.map((row) => row.entry),
      digest,
    );
  }
  if (digest === log) return;
  const isThere = (await host.storage.versions([id])).has(id);
  if (!isThere) return;
  host.log.error({ table: id, seq }, 'an entry was altered');
  await atTable(host, id, async (live) => {
    if (isAltered(live.row)) return;
    await commit(host, [await prepare(host, live, { row: { trouble: troubled('altered') } })]);
  });
}

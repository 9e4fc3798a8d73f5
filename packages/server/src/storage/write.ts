import type { Kysely, Transaction } from 'kysely';
import { insertion, type Of, PUTS, type PutKind, putOf, seatRows } from './puts.ts';
import type { Database } from './schema.ts';
import { type Change, UsedUp } from './storage.ts';

type Tx = Transaction<Database>;

/** Far below the number of parameters a statement can have. */
const ROWS = 400;

/**
 * One transaction. Changes of a kind go in one statement, so that the moves of many games cost little more than
 * that of one; where several concern the same row, the last one holds.
 */
export async function write(db: Kysely<Database>, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const of = <T extends Change['t']>(...kinds: T[]): Of<T>[] =>
      changes.filter((c): c is Of<T> => (kinds as string[]).includes(c.t));
    for (const kind of Object.keys(PUTS) as PutKind[]) await putAll(tx, kind, of(kind));
    for (const change of last(of('seats'), (c) => c.table)) await putSeats(tx, change);
    await dropSessions(tx, of('session', 'dropSession'));
    await dropJobs(tx, of('job', 'dropJob'));
    for (const change of of('useInvite', 'useCode')) await useOnce(tx, change);
    for (const change of of('mute')) await mute(tx, change);
    for (const { now, outcomes } of of('prune')) await prune(tx, now, outcomes);
  });
}

function last<T>(xs: readonly T[], key: (x: T) => unknown): T[] {
  return [...new Map(xs.map((x) => [key(x), x])).values()];
}

async function putAll(tx: Tx, kind: PutKind, changes: readonly Change[]): Promise<void> {
  const { into, row, again } = putOf(kind);
  const all = changes.map((change) => row(change as Of<PutKind>));
  await insert(tx, into, again ? last(all, (x) => x[again.key]) : all, again);
}

async function insert(tx: Tx, ...[into, rows, again]: Parameters<typeof insertion>): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS)
    await insertion(into, rows.slice(i, i + ROWS), again).execute(tx);
}

async function putSeats(tx: Tx, change: Of<'seats'>): Promise<void> {
  await tx.deleteFrom('seats').where('table_id', '=', change.table).execute();
  await insert(tx, 'seats', seatRows(change));
}

/** Those that are not there in the end. */
async function dropSessions(tx: Tx, changes: Of<'session' | 'dropSession'>[]): Promise<void> {
  for (const c of last(changes, (x) => (x.t === 'session' ? x.row.hash : x.hash)))
    if (c.t === 'dropSession') await tx.deleteFrom('sessions').where('hash', '=', c.hash).execute();
}

async function dropJobs(tx: Tx, changes: Of<'job' | 'dropJob'>[]): Promise<void> {
  const final = last(changes, (x) => (x.t === 'job' ? x.row.id : x.id));
  const gone = final.flatMap((c) => (c.t === 'dropJob' ? [c.id] : []));
  for (let i = 0; i < gone.length; i += ROWS)
    await tx
      .deleteFrom('jobs')
      .where('id', 'in', gone.slice(i, i + ROWS))
      .execute();
}

async function useOnce(tx: Tx, c: Of<'useInvite' | 'useCode'>): Promise<void> {
  const { numUpdatedRows } =
    c.t === 'useInvite'
      ? await tx
          .updateTable('invites')
          .set({ used_by: c.user })
          .where('hash', '=', c.hash)
          .where('used_by', 'is', null)
          .executeTakeFirst()
      : await tx
          .updateTable('codes')
          .set({ used_at: c.at })
          .where('hash', '=', c.hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new UsedUp(c.t);
}

async function mute(tx: Tx, { user, muted, on }: Of<'mute'>): Promise<void> {
  const row = { user_id: user, muted_id: muted };
  if (on)
    await tx
      .insertInto('mutes')
      .values(row)
      .onConflict((x) => x.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('mutes')
      .where('user_id', '=', user)
      .where('muted_id', '=', muted)
      .execute();
}

async function prune(tx: Tx, now: number, outcomes: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires', '<', now).execute();
  await tx.deleteFrom('codes').where('expires', '<', now).execute();
  await tx.deleteFrom('invites').where('expires', '<', now).where('used_by', 'is', null).execute();
  await tx.deleteFrom('outcomes').where('at', '<', outcomes).execute();
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { type Change, UsedUp } from './storage.ts';

type Tx = Transaction<Database>;
type Of<T extends Change['t']> = Extract<Change, { t: T }>;

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
    await putUsers(tx, of('user'));
    await putSessions(tx, of('session', 'dropSession'));
    await putPacks(tx, of('pack'));
    await putTables(tx, of('table'));
    for (const change of last(of('seats'), (c) => c.table)) await putSeats(tx, change);
    for (const { table, secret } of of('secret'))
      await tx.insertInto('secrets').values({ table_id: table, secret }).execute();
    await addEntries(tx, of('entry'));
    await putSnapshots(tx, of('snapshot'));
    await addOutcomes(tx, of('outcome'));
    await useOnce(tx, of('invite', 'useInvite', 'code', 'useCode'));
    await putChat(tx, of('chat', 'mute'));
    await putJobs(tx, of('job', 'dropJob'));
    for (const { now, outcomes } of of('prune')) await prune(tx, now, outcomes);
  });
}

function last<T>(xs: readonly T[], key: (x: T) => string): T[] {
  return [...new Map(xs.map((x) => [key(x), x])).values()];
}

/** Statements of at most so many rows. */
async function inChunks<T>(
  rows: readonly T[],
  run: (rows: T[]) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS) await run(rows.slice(i, i + ROWS));
}

async function putUsers(tx: Tx, changes: Of<'user'>[]): Promise<void> {
  const rows = last(changes, (c) => c.row.id).map((c) => c.row);
  await inChunks(rows, (values) =>
    tx
      .insertInto('users')
      .values(values)
      .onConflict((on) => on.column('id').doUpdateSet((x) => ({ name: x.ref('excluded.name') })))
      .execute(),
  );
}

async function putSessions(tx: Tx, changes: Of<'session' | 'dropSession'>[]): Promise<void> {
  for (const c of changes) {
    if (c.t === 'dropSession') {
      await tx.deleteFrom('sessions').where('hash', '=', c.hash).execute();
      continue;
    }
    const { user, ...rest } = c.row;
    await tx
      .insertInto('sessions')
      .values({ ...rest, user_id: user })
      .onConflict((on) => on.column('hash').doUpdateSet({ expires: rest.expires }))
      .execute();
  }
}

async function putPacks(tx: Tx, changes: Of<'pack'>[]): Promise<void> {
  const rows = last(changes, (c) => c.hash);
  const values = rows.map((c) => ({ hash: c.hash, json: JSON.stringify(c.values) }));
  if (values.length > 0)
    await tx
      .insertInto('packs')
      .values(values)
      .onConflict((on) => on.doNothing())
      .execute();
}

async function putTables(tx: Tx, changes: Of<'table'>[]): Promise<void> {
  const rows = last(changes, (c) => c.row.id).map(({ row }) => ({
    id: row.id,
    status: row.status,
    private: row.private ? 1 : 0,
    updated: row.updated,
    json: JSON.stringify(row),
  }));
  await inChunks(rows, (values) =>
    tx
      .insertInto('tables')
      .values(values)
      .onConflict((on) =>
        on.column('id').doUpdateSet((x) => ({
          status: x.ref('excluded.status'),
          private: x.ref('excluded.private'),
          updated: x.ref('excluded.updated'),
          json: x.ref('excluded.json'),
        })),
      )
      .execute(),
  );
}

async function putSeats(tx: Tx, { table, rows }: Of<'seats'>): Promise<void> {
  await tx.deleteFrom('seats').where('table_id', '=', table).execute();
  const values = rows.map((row) => ({
    table_id: table,
    seat: row.seat,
    user_id: row.user,
    json: JSON.stringify(row),
  }));
  if (values.length > 0) await tx.insertInto('seats').values(values).execute();
}

async function addEntries(tx: Tx, changes: Of<'entry'>[]): Promise<void> {
  const rows = changes.map(({ row: { table, entry, at, by } }) => ({
    table_id: table,
    seq: entry.seq,
    at,
    json: JSON.stringify(entry),
    user_id: by?.user ?? null,
    key: by?.key ?? null,
  }));
  await inChunks(rows, (values) => tx.insertInto('entries').values(values).execute());
}

async function putSnapshots(tx: Tx, changes: Of<'snapshot'>[]): Promise<void> {
  for (const { row } of last(changes, (c) => c.row.table)) {
    const values = {
      table_id: row.table,
      seq: row.seq,
      rules_version: row.rulesVersion,
      json: JSON.stringify(row.state),
    };
    await tx
      .insertInto('snapshots')
      .values(values)
      .onConflict((on) => on.column('table_id').doUpdateSet(values))
      .execute();
  }
}

async function addOutcomes(tx: Tx, changes: Of<'outcome'>[]): Promise<void> {
  const rows = changes.map(({ row: { user, key, at, outcome } }) => ({
    user_id: user,
    key,
    at,
    json: JSON.stringify(outcome),
  }));
  await inChunks(rows, (values) => tx.insertInto('outcomes').values(values).execute());
}

async function useOnce(
  tx: Tx,
  changes: Of<'invite' | 'useInvite' | 'code' | 'useCode'>[],
): Promise<void> {
  for (const c of changes) {
    if (c.t === 'invite') {
      const { table, usedBy, ...rest } = c.row;
      await tx
        .insertInto('invites')
        .values({ ...rest, table_id: table, used_by: usedBy })
        .execute();
    } else if (c.t === 'code') {
      const { user, usedAt, ...rest } = c.row;
      await tx
        .insertInto('codes')
        .values({ ...rest, user_id: user, used_at: usedAt })
        .execute();
    } else {
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
  }
}

async function putChat(tx: Tx, changes: Of<'chat' | 'mute'>[]): Promise<void> {
  for (const c of changes) {
    if (c.t === 'chat') {
      const { table, user, ...rest } = c.row;
      await tx
        .insertInto('chat')
        .values({ ...rest, table_id: table, user_id: user })
        .execute();
      continue;
    }
    const row = { user_id: c.user, muted_id: c.muted };
    if (c.on)
      await tx
        .insertInto('mutes')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('mutes')
        .where('user_id', '=', c.user)
        .where('muted_id', '=', c.muted)
        .execute();
  }
}

async function putJobs(tx: Tx, changes: Of<'job' | 'dropJob'>[]): Promise<void> {
  const final = last(changes, (c) => (c.t === 'job' ? c.row.id : c.id));
  const gone = final.flatMap((c) => (c.t === 'dropJob' ? [c.id] : []));
  await inChunks(gone, (ids) => tx.deleteFrom('jobs').where('id', 'in', ids).execute());
  const rows = final.flatMap((c) => {
    if (c.t !== 'job') return [];
    const { table, ...rest } = c.row;
    return [{ ...rest, table_id: table }];
  });
  await inChunks(rows, (values) =>
    tx
      .insertInto('jobs')
      .values(values)
      .onConflict((on) =>
        on.column('id').doUpdateSet((x) => ({
          due: x.ref('excluded.due'),
          decision: x.ref('excluded.decision'),
        })),
      )
      .execute(),
  );
}

async function prune(tx: Tx, now: number, outcomes: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires', '<', now).execute();
  await tx.deleteFrom('codes').where('expires', '<', now).execute();
  await tx.deleteFrom('invites').where('expires', '<', now).where('used_by', 'is', null).execute();
  await tx.deleteFrom('outcomes').where('at', '<', outcomes).execute();
}

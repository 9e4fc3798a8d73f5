import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { type Change, UsedUp } from './storage.ts';

type Tx = Transaction<Database>;
type Of<T extends Change['t']> = Extract<Change, { t: T }>;

/** One transaction, in the order given. */
export async function writeChanges(
  db: Kysely<Database>,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const change of changes) await write(tx, change);
  });
}

async function write(tx: Tx, c: Change): Promise<void> {
  switch (c.t) {
    case 'user':
      await tx
        .insertInto('users')
        .values(c.row)
        .onConflict((x) => x.column('id').doUpdateSet({ name: c.row.name }))
        .execute();
      return;
    case 'session': {
      const { user, ...rest } = c.row;
      await tx
        .insertInto('sessions')
        .values({ ...rest, user_id: user })
        .execute();
      return;
    }
    case 'dropSession':
      await tx.deleteFrom('sessions').where('hash', '=', c.hash).execute();
      return;
    case 'invite': {
      const { table, usedBy, ...rest } = c.row;
      await tx
        .insertInto('invites')
        .values({ ...rest, table_id: table, used_by: usedBy })
        .execute();
      return;
    }
    case 'code': {
      const { user, usedAt, ...rest } = c.row;
      await tx
        .insertInto('codes')
        .values({ ...rest, user_id: user, used_at: usedAt })
        .execute();
      return;
    }
    case 'useCode':
      return useCode(tx, c);
    case 'mute':
      return mute(tx, c);
    case 'prune':
      return prune(tx, c);
  }
}

async function useCode(tx: Tx, { hash, at }: Of<'useCode'>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new UsedUp('useCode');
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

async function prune(tx: Tx, { now, outcomes }: Of<'prune'>): Promise<void> {
  await tx.deleteFrom('sessions').where('expires', '<', now).execute();
  await tx.deleteFrom('codes').where('expires', '<', now).execute();
  await tx.deleteFrom('invites').where('expires', '<', now).where('used_by', 'is', null).execute();
  await tx.deleteFrom('outcomes').where('at', '<', outcomes).execute();
}

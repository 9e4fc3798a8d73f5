import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { type PeopleChange, UsedUp } from './storage.ts';

/** Runs one statement synchronously and returns how many rows it changed. */
export type RunStatement = (query: Compilable) => number;

/** Writes the changes in the given order; the caller provides the transaction. */
export function writeChanges(
  db: Kysely<Database>,
  run: RunStatement,
  changes: readonly PeopleChange[],
): void {
  for (const change of changes) write(db, run, change);
}

function write(db: Kysely<Database>, run: RunStatement, c: PeopleChange): void {
  switch (c.t) {
    case 'user': {
      const { name } = c.row;
      const insert = db.insertInto('users').values(c.row);
      run(insert.onConflict((x) => x.column('id').doUpdateSet({ name })));
      return;
    }
    case 'session': {
      const { user, ...rest } = c.row;
      run(db.insertInto('sessions').values({ ...rest, user_id: user }));
      return;
    }
    case 'dropSession':
      run(db.deleteFrom('sessions').where('hash', '=', c.hash));
      return;
    case 'invite': {
      const { table, usedBy, ...rest } = c.row;
      run(db.insertInto('invites').values({ ...rest, table_id: table, used_by: usedBy }));
      return;
    }
    case 'code': {
      const { user, usedAt, ...rest } = c.row;
      run(db.insertInto('codes').values({ ...rest, user_id: user, used_at: usedAt }));
      return;
    }
    case 'useCode': {
      const unused = db
        .updateTable('codes')
        .where('hash', '=', c.hash)
        .where('used_at', 'is', null);
      if (run(unused.set({ used_at: c.at })) !== 1) throw new UsedUp('useCode');
      return;
    }
    case 'mute': {
      const { user, muted, on } = c;
      const mutes = db.deleteFrom('mutes').where('user_id', '=', user);
      run(mutes.where('muted_id', '=', muted));
      if (on) run(db.insertInto('mutes').values({ user_id: user, muted_id: muted }));
      return;
    }
    case 'prune': {
      const { now, outcomes } = c;
      run(db.deleteFrom('sessions').where('expires', '<', now));
      run(db.deleteFrom('codes').where('expires', '<', now));
      run(db.deleteFrom('invites').where('expires', '<', now).where('used_by', 'is', null));
      run(db.deleteFrom('outcomes').where('at', '<', outcomes));
    }
  }
}

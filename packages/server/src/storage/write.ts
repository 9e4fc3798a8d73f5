import type { Kysely } from 'kysely';
import { type AccountChange, isAccountChange, writeAccounts } from './account-changes.ts';
import { type CallChange, isCallChange, writeCalls } from './calls.ts';
import { type HouseChange, isHouseChange, writeHouse } from './house-changes.ts';
import { isRetentionChange, type RetentionChange, writeRetention } from './retention.ts';
import type { RunStatement } from './run-statement.ts';
import type { Database } from './schema.ts';
import type { PeopleChange } from './storage.ts';

/** Writes the changes in the given order; the caller provides the transaction. */
export function writeChanges(
  db: Kysely<Database>,
  run: RunStatement,
  changes: readonly PeopleChange[],
): void {
  for (const change of changes) {
    if (isRetentionChange(change)) writeRetention(db, run, change);
    else if (isAccountChange(change)) writeAccounts(db, run, change);
    else if (isHouseChange(change)) writeHouse(db, run, change);
    else if (isCallChange(change)) writeCalls(db, run, change);
    else write(db, run, change);
  }
}

function write(
  db: Kysely<Database>,
  run: RunStatement,
  c: Exclude<PeopleChange, AccountChange | CallChange | HouseChange | RetentionChange>,
): void {
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
    case 'invite': {
      const { table, usedBy, by, guest, ...rest } = c.row;
      const ids = { table_id: table, used_by: usedBy, by_id: by, guest_id: guest };
      run(db.insertInto('invites').values({ ...rest, ...ids }));
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
      run(unused.set({ used_at: c.at }), 'mustChangeOne');
      return;
    }
    case 'analysis': {
      const { table, json } = c;
      const insert = db.insertInto('analyses').values({ table_id: table, json });
      run(insert.onConflict((x) => x.column('table_id').doUpdateSet({ json })));
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
      run(db.deleteFrom('passes').where('expires', '<', now));
      run(db.deleteFrom('account_tokens').where('expires', '<', now));
      run(db.deleteFrom('invites').where('expires', '<', now).where('used_by', 'is', null));
      run(db.deleteFrom('outcomes').where('at', '<', outcomes));
    }
  }
}

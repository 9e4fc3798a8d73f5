import type { Kysely } from 'kysely';
import type {
  PassRow,
  RecordRow,
  RemovalRow,
  ReportRow,
  SanctionKind,
  SanctionRow,
} from './rows.ts';
import type { RunStatement } from './run-statement.ts';
import type { Database } from './schema.ts';

/** A change of what only the keeper and fair use need. */
export type HouseChange =
  | { t: 'setting'; key: string; value: string }
  | { t: 'seen'; user: string; at: number }
  | { t: 'removal'; row: RemovalRow }
  | { t: 'block'; user: string; blocked: string; on: boolean }
  | { t: 'sanction'; row: SanctionRow }
  | { t: 'lift'; user: string; kind: SanctionKind }
  | { t: 'report'; row: ReportRow }
  | { t: 'closeReport'; id: string; at: number }
  | { t: 'pass'; row: PassRow }
  | { t: 'usePass'; hash: string; at: number }
  /** A guest comes in with an invite to a table. */
  | { t: 'useInviteAsGuest'; hash: string; user: string }
  | { t: 'dropPass'; hash: string }
  | { t: 'record'; row: RecordRow };

const KINDS: Record<HouseChange['t'], true> = {
  setting: true,
  seen: true,
  removal: true,
  block: true,
  sanction: true,
  lift: true,
  report: true,
  closeReport: true,
  pass: true,
  usePass: true,
  useInviteAsGuest: true,
  dropPass: true,
  record: true,
};

export const isHouseChange = (change: { t: string }): change is HouseChange =>
  Object.hasOwn(KINDS, change.t);

export function writeHouse(db: Kysely<Database>, run: RunStatement, c: HouseChange): void {
  switch (c.t) {
    case 'setting': {
      const { key, value } = c;
      const insert = db.insertInto('settings').values({ key, value });
      run(insert.onConflict((x) => x.column('key').doUpdateSet({ value })));
      return;
    }
    case 'seen':
      run(db.updateTable('users').set({ seen: c.at }).where('id', '=', c.user));
      return;
    case 'removal': {
      const { table, user, address, at } = c.row;
      const insert = db
        .insertInto('removals')
        .values({ table_id: table, user_id: user, address, at });
      run(
        insert.onConflict((x) => x.columns(['table_id', 'user_id']).doUpdateSet({ address, at })),
      );
      return;
    }
    case 'block': {
      const { user, blocked, on } = c;
      const blocks = db.deleteFrom('blocks').where('user_id', '=', user);
      run(blocks.where('blocked_id', '=', blocked));
      if (on) run(db.insertInto('blocks').values({ user_id: user, blocked_id: blocked }));
      return;
    }
    case 'sanction': {
      const { user, ...rest } = c.row;
      const insert = db.insertInto('sanctions').values({ user_id: user, ...rest });
      run(insert.onConflict((x) => x.columns(['user_id', 'kind']).doUpdateSet(rest)));
      return;
    }
    case 'lift': {
      const all = db.deleteFrom('sanctions').where('user_id', '=', c.user);
      run(all.where('kind', '=', c.kind));
      return;
    }
    case 'report': {
      const { id, kind, by, about, table, at, closed, ...rest } = c.row;
      const ids = { by_id: by, about_id: about, table_id: table };
      const row = { id, kind, at, closed, ...ids, json: JSON.stringify(rest) };
      run(db.insertInto('reports').values(row));
      return;
    }
    case 'closeReport': {
      const open = db.updateTable('reports').where('id', '=', c.id).where('closed', 'is', null);
      run(open.set({ closed: c.at }), 'mustChangeOne');
      return;
    }
    case 'pass': {
      const { usedAt, ...rest } = c.row;
      run(db.insertInto('passes').values({ ...rest, used_at: usedAt }));
      return;
    }
    case 'usePass': {
      const unused = db
        .updateTable('passes')
        .where('hash', '=', c.hash)
        .where('used_at', 'is', null);
      run(unused.set({ used_at: c.at }), 'mustChangeOne');
      return;
    }
    case 'useInviteAsGuest': {
      const unused = db
        .updateTable('invites')
        .where('hash', '=', c.hash)
        .where('used_by', 'is', null)
        .where('guest_id', 'is', null);
      run(unused.set({ guest_id: c.user }), 'mustChangeOne');
      return;
    }
    case 'dropPass':
      run(db.deleteFrom('passes').where('hash', '=', c.hash));
      return;
    case 'record': {
      const { at, ...rest } = c.row;
      run(db.insertInto('record').values({ at, json: JSON.stringify(rest) }));
    }
  }
}

import type { TableStatus } from '@fondaco/kernel';
import type { Kysely } from 'kysely';
import { OWNED_BY_CALLS } from './calls.ts';
import type { RunStatement } from './run-statement.ts';
import type { Database } from './schema.ts';

/** Deletes what retention found. */
export type RetentionChange =
  | { t: 'dropUsers'; ids: readonly string[] }
  /** Lines at finished games that ended before this time. */
  | { t: 'dropChat'; before: number }
  | { t: 'dropReports'; closedBefore: number }
  | { t: 'dropRecord'; before: number }
  | { t: 'dropSanctions'; endedBefore: number };

const KINDS: Record<RetentionChange['t'], true> = {
  dropUsers: true,
  dropChat: true,
  dropReports: true,
  dropRecord: true,
  dropSanctions: true,
};

export const isRetentionChange = (change: { t: string }): change is RetentionChange =>
  Object.hasOwn(KINDS, change.t);

const OWNED = [
  'sessions',
  'codes',
  'mutes',
  'blocks',
  'sanctions',
  'account_tokens',
  ...OWNED_BY_CALLS,
] as const;

export function writeRetention(db: Kysely<Database>, run: RunStatement, c: RetentionChange): void {
  switch (c.t) {
    case 'dropUsers':
      for (const table of OWNED) run(db.deleteFrom(table).where('user_id', 'in', c.ids));
      run(db.deleteFrom('mutes').where('muted_id', 'in', c.ids));
      run(db.deleteFrom('blocks').where('blocked_id', 'in', c.ids));
      run(db.deleteFrom('users').where('id', 'in', c.ids));
      return;
    case 'dropChat':
      run(
        db
          .deleteFrom('chat')
          .where('table_id', 'in', (x) =>
            x
              .selectFrom('tables')
              .select('tables.id')
              .where('status', 'in', ['over', 'closed'])
              .where('updated', '<', c.before),
          ),
      );
      return;
    case 'dropReports':
      run(db.deleteFrom('reports').where('closed', '<', c.closedBefore));
      return;
    case 'dropRecord':
      run(db.deleteFrom('record').where('at', '<', c.before));
      return;
    case 'dropSanctions':
      run(db.deleteFrom('sanctions').where('until', '<', c.endedBefore));
  }
}

export interface RetentionReads {
  /** Ids of tables that have not changed since then, in the order of their ids, after the given one. */
  staleTables(query: StaleTables): Promise<string[]>;
  /** Guests not seen since then who have no account, are at no table, said nothing that is kept, and are not banned. */
  staleGuests(query: { seenBefore: number; now: number; most: number }): Promise<string[]>;
  /** How many lines `dropChat` would delete. */
  countOldChat(before: number): Promise<number>;
}

export interface StaleTables {
  status: TableStatus;
  before: number;
  /** Only tables none of whose people was seen since then. */
  seenBefore?: number;
  after: string;
  most: number;
}

export function retentionReads(db: Kysely<Database>): RetentionReads {
  return {
    async staleTables({ status, before, seenBefore, after, most }) {
      let query = db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', status)
        .where('updated', '<', before)
        .where('id', '>', after);
      if (seenBefore !== undefined)
        query = query.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats')
                .innerJoin('users', 'users.id', 'seats.user_id')
                .select('users.id')
                .whereRef('seats.table_id', '=', 'tables.id')
                .where('users.seen', '>=', seenBefore),
            ),
          ),
        );
      const rows = await query.orderBy('id').limit(most).execute();
      return rows.map((row) => row.id);
    },
    async staleGuests({ seenBefore, now, most }) {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('seen', '<', seenBefore)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('seats').select('seat').whereRef('user_id', '=', 'users.id'))),
        )
        .where('id', 'not in', (x) =>
          x
            .selectFrom('tables')
            .select('host_id')
            .where('host_id', 'is not', null)
            .$castTo<{ host_id: string }>(),
        )
        .where('id', 'not in', (x) => x.selectFrom('accounts').select('user_id'))
        .where('id', 'not in', (x) => x.selectFrom('chat').select('user_id'))
        .where('id', 'not in', (x) =>
          x
            .selectFrom('invites')
            .select('used_by')
            .where('used_by', 'is not', null)
            .$castTo<{ used_by: string }>(),
        )
        .where('id', 'not in', (x) =>
          x
            .selectFrom('sanctions')
            .select('user_id')
            .where((w) => w.or([w('until', 'is', null), w('until', '>', now)])),
        )
        .orderBy('seen')
        .limit(most)
        .execute();
      return rows.map((row) => row.id);
    },
    async countOldChat(before) {
      const row = await db
        .selectFrom('chat')
        .innerJoin('tables', 'tables.id', 'chat.table_id')
        .select((x) => x.fn.countAll().as('n'))
        .where('tables.status', 'in', ['over', 'closed'])
        .where('tables.updated', '<', before)
        .executeTakeFirst();
      return Number(row?.n ?? 0);
    },
  };
}

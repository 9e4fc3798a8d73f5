import type { TableRow } from '@fondaco/host';
import type { TableStatus } from '@fondaco/kernel';
import type { Kysely } from 'kysely';
import type { PassRow, RecordRow, RemovalRow, ReportRow, SanctionRow, UserRow } from './rows.ts';
import type { Database } from './schema.ts';

export interface PeopleQuery {
  most: number;
  page: number;
  /** A part of the name; empty for all. */
  name: string;
}

export interface TableQuery {
  most: number;
  page: number;
  status: TableStatus;
}

export interface HouseCounts {
  people: number;
  open: number;
  running: number;
  reports: number;
}

export interface HouseReads {
  setting(key: string): Promise<string | undefined>;
  /** How many tables of this status a user, or all users from an address, are host of. */
  countTables(of: { user: string } | { address: string }, status: TableStatus): Promise<number>;
  /** At how many tables whose game has not begun a user sits. */
  countOpenSeats(user: string): Promise<number>;
  removals(table: string): Promise<RemovalRow[]>;
  blockedBy(user: string): Promise<string[]>;
  /** Which of these users have blocked somebody. */
  whoBlocks(blocked: string, users: readonly string[]): Promise<string[]>;
  sanctions(): Promise<SanctionRow[]>;
  report(id: string): Promise<ReportRow | undefined>;
  /** Open ones first come first, or closed ones, the newest first. */
  reports(query: { open: boolean; most: number; page: number }): Promise<ReportRow[]>;
  /** The reports a user has written since then. */
  countReports(by: string, since: number): Promise<number>;
  houseCounts(): Promise<HouseCounts>;
  pass(hash: string): Promise<PassRow | undefined>;
  /** The newest first. */
  record(query: { most: number; page: number }): Promise<RecordRow[]>;
  findPeople(query: PeopleQuery): Promise<UserRow[]>;
  /** All tables of a status, private ones too, the most recently changed first. */
  findTables(query: TableQuery): Promise<TableRow[]>;
}

const reportOf = (row: Database['reports']): ReportRow => ({
  id: row.id,
  kind: row.kind,
  by: row.by_id,
  about: row.about_id,
  table: row.table_id,
  at: Number(row.at),
  closed: row.closed === null ? null : Number(row.closed),
  ...(JSON.parse(row.json) as Pick<ReportRow, 'text' | 'names' | 'evidence'>),
});

const capitalized = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

export function houseReads(db: Kysely<Database>): HouseReads {
  const count = async (query: { execute(): Promise<{ n: unknown }[]> }): Promise<number> =>
    Number((await query.execute())[0]?.n ?? 0);
  return {
    async setting(key) {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },
    countTables(of, status) {
      const tables = db
        .selectFrom('tables')
        .select((x) => x.fn.countAll().as('n'))
        .where('status', '=', status);
      if ('user' in of) return count(tables.where('host_id', '=', of.user));
      return count(
        tables.where('host_id', 'in', (x) =>
          x.selectFrom('users').select('id').where('address', '=', of.address),
        ),
      );
    },
    countOpenSeats: (user) =>
      count(
        db
          .selectFrom('tables')
          .select((x) => x.fn.countAll().as('n'))
          .where('status', '=', 'open')
          .where('id', 'in', (x) =>
            x.selectFrom('seats').select('table_id').where('user_id', '=', user),
          ),
      ),
    async removals(table) {
      const rows = await db
        .selectFrom('removals')
        .selectAll()
        .where('table_id', '=', table)
        .execute();
      return rows.map((row) => ({
        table,
        user: row.user_id,
        address: row.address,
        at: Number(row.at),
      }));
    },
    async blockedBy(user) {
      const rows = await db
        .selectFrom('blocks')
        .select('blocked_id')
        .where('user_id', '=', user)
        .execute();
      return rows.map((row) => row.blocked_id);
    },
    async whoBlocks(blocked, users) {
      if (users.length === 0) return [];
      const rows = await db
        .selectFrom('blocks')
        .select('user_id')
        .where('blocked_id', '=', blocked)
        .where('user_id', 'in', users)
        .execute();
      return rows.map((row) => row.user_id);
    },
    async sanctions() {
      const rows = await db.selectFrom('sanctions').selectAll().execute();
      return rows.map(({ user_id, since, until, ...rest }) => ({
        ...rest,
        user: user_id,
        since: Number(since),
        until: until === null ? null : Number(until),
      }));
    },
    async report(id) {
      const row = await db
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && reportOf(row);
    },
    async reports({ open, most, page }) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('closed', open ? 'is' : 'is not', null)
        .orderBy('at', open ? 'asc' : 'desc')
        .limit(most)
        .offset(page * most)
        .execute();
      return rows.map(reportOf);
    },
    countReports: (by, since) =>
      count(
        db
          .selectFrom('reports')
          .select((x) => x.fn.countAll().as('n'))
          .where('by_id', '=', by)
          .where('at', '>', since),
      ),
    async houseCounts() {
      const tables = (status: TableStatus) =>
        count(
          db
            .selectFrom('tables')
            .select((x) => x.fn.countAll().as('n'))
            .where('status', '=', status),
        );
      return {
        people: await count(db.selectFrom('users').select((x) => x.fn.countAll().as('n'))),
        open: await tables('open'),
        running: await tables('running'),
        reports: await count(
          db
            .selectFrom('reports')
            .select((x) => x.fn.countAll().as('n'))
            .where('closed', 'is', null),
        ),
      };
    },
    async pass(hash) {
      const row = await db
        .selectFrom('passes')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { used_at, expires, ...rest } = row;
      return {
        ...rest,
        expires: Number(expires),
        usedAt: used_at === null ? null : Number(used_at),
      };
    },
    async record({ most, page }) {
      const rows = await db
        .selectFrom('record')
        .select(['at', 'json'])
        .orderBy('id', 'desc')
        .limit(most)
        .offset(page * most)
        .execute();
      return rows.map(({ at, json }) => ({
        at: Number(at),
        ...(JSON.parse(json) as Omit<RecordRow, 'at'>),
      }));
    },
    async findPeople({ most, page, name }) {
      let query = db.selectFrom('users').selectAll();
      // SQLite ignores the case of ASCII letters only.
      const spellings = [name, name.toLowerCase(), capitalized(name)];
      if (name !== '')
        query = query.where((x) => x.or(spellings.map((each) => x('name', 'like', `%${each}%`))));
      const rows = await query
        .orderBy('seen', 'desc')
        .orderBy('id')
        .limit(most)
        .offset(page * most)
        .execute();
      return rows.map((row) => ({ ...row, created: Number(row.created), seen: Number(row.seen) }));
    },
    async findTables({ most, page, status }) {
      const rows = await db
        .selectFrom('tables')
        .select(['json', 'version'])
        .where('status', '=', status)
        .orderBy('updated', 'desc')
        .limit(most)
        .offset(page * most)
        .execute();
      return rows.map(({ json, version }) => ({ ...(JSON.parse(json) as TableRow), version }));
    },
  };
}

import type { Kysely } from 'kysely';
import type { AccountRow, AccountTokenRow, PasskeyRow, ShelfRow } from './account-rows.ts';
import type { ChatRow, SessionRow } from './rows.ts';
import type { Database } from './schema.ts';

export interface AccountReads {
  account(user: string): Promise<AccountRow | undefined>;
  accountByRecovery(hash: string): Promise<AccountRow | undefined>;
  /** Which accounts have names that look so: the user of each look. */
  accountsLike(looks: readonly string[]): Promise<Map<string, string>>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** The oldest first. */
  passkeysOf(user: string): Promise<PasskeyRow[]>;
  /** The newest first. */
  shelfOf(user: string): Promise<ShelfRow[]>;
  shelfFile(id: string): Promise<string | undefined>;
  accountToken(hash: string): Promise<AccountTokenRow | undefined>;
  /** The most recently used first. */
  sessionsOf(user: string): Promise<SessionRow[]>;
  /** The last lines of a user at all tables, the newest first. */
  chatBy(user: string, most: number): Promise<ChatRow[]>;
}

const orNull = (x: number | null): number | null => (x === null ? null : Number(x));

export const sessionOf = (row: Database['sessions']): SessionRow => ({
  hash: row.hash,
  user: row.user_id,
  created: Number(row.created),
  expires: Number(row.expires),
  device: row.device,
  seen: Number(row.seen),
  confirmed: orNull(row.confirmed),
});

const accountOf = (row: Database['accounts']): AccountRow => ({
  user: row.user_id,
  created: Number(row.created),
  password: row.password,
  recovery: row.recovery,
  recoveryNoted: orNull(row.recovery_noted),
  mail: row.mail,
  mailConfirmed: orNull(row.mail_confirmed),
  lang: row.lang,
  origin: row.origin,
});

const passkeyOf = (row: Database['passkeys']): PasskeyRow => ({
  id: row.id,
  user: row.user_id,
  rp: row.rp,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports) as string[],
  device: row.device,
  created: Number(row.created),
  used: Number(row.used),
});

export function accountReads(db: Kysely<Database>): AccountReads {
  const accounts = () => db.selectFrom('accounts').selectAll();
  return {
    async account(user) {
      const row = await accounts().where('user_id', '=', user).executeTakeFirst();
      return row && accountOf(row);
    },
    async accountByRecovery(hash) {
      const row = await accounts().where('recovery', '=', hash).executeTakeFirst();
      return row && accountOf(row);
    },
    async accountsLike(looks) {
      const rows = await db
        .selectFrom('account_names')
        .selectAll()
        .where('look', 'in', looks)
        .execute();
      return new Map(rows.map((row) => [row.look, row.user_id]));
    },
    async passkey(id) {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && passkeyOf(row);
    },
    async passkeysOf(user) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('created')
        .execute();
      return rows.map(passkeyOf);
    },
    async shelfOf(user) {
      const rows = await db
        .selectFrom('shelf')
        .select(['id', 'at', 'json'])
        .where('user_id', '=', user)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ id, at, json }) => ({
        id,
        user,
        at: Number(at),
        ...(JSON.parse(json) as Omit<ShelfRow, 'id' | 'user' | 'at'>),
      }));
    },
    async shelfFile(id) {
      const row = await db
        .selectFrom('shelf')
        .select('file')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.file;
    },
    async accountToken(hash) {
      const row = await db
        .selectFrom('account_tokens')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { user_id, expires, ...rest } = row;
      return { ...rest, user: user_id, expires: Number(expires) };
    },
    async sessionsOf(user) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('seen', 'desc')
        .execute();
      return rows.map(sessionOf);
    },
    async chatBy(user, most) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ table_id, id, at, text }) => ({
        table: table_id,
        id,
        user,
        at: Number(at),
        text,
      }));
    },
  };
}

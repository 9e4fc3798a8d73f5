import type { Kysely } from 'kysely';
import type { AccountRow, AccountTokenRow, PasskeyRow, ShelfRow } from './account-rows.ts';
import { OWNED_BY_CALLS } from './calls.ts';
import type { RunStatement } from './run-statement.ts';
import type { Database } from './schema.ts';

/** A change of accounts, of what opens them, and of sessions. */
export type AccountChange =
  | { t: 'account'; row: AccountRow }
  /** Changes some fields of an account. With `recoveryWas`, only as long as that code has not been used. */
  | { t: 'accountFields'; user: string; set: AccountFields; recoveryWas?: string }
  /** What the name of an account looks like, instead of earlier looks. Throws `UsedUp` if another account has one of them. */
  | { t: 'accountName'; user: string; looks: readonly string[] }
  | { t: 'passkey'; row: PasskeyRow }
  | { t: 'passkeyUsed'; id: string; counter: number; at: number }
  | { t: 'dropPasskey'; user: string; id: string }
  | { t: 'shelf'; row: ShelfRow; file: string }
  | { t: 'dropShelf'; user: string; id: string }
  | { t: 'accountToken'; row: AccountTokenRow }
  | { t: 'useAccountToken'; hash: string }
  | { t: 'dropAccountTokens'; user: string; kind: AccountTokenRow['kind'] }
  | { t: 'sessionSeen'; hash: string; at: number }
  | { t: 'sessionConfirmed'; hash: string; at: number }
  | { t: 'dropSessions'; hashes: readonly string[] }
  /** Nothing but the seats remains, of a user without a name. */
  | { t: 'forgetUser'; user: string };

export type AccountFields = Partial<Omit<AccountRow, 'user' | 'created'>>;

const KINDS: Record<AccountChange['t'], true> = {
  account: true,
  accountFields: true,
  accountName: true,
  passkey: true,
  passkeyUsed: true,
  dropPasskey: true,
  shelf: true,
  dropShelf: true,
  accountToken: true,
  useAccountToken: true,
  dropAccountTokens: true,
  sessionSeen: true,
  sessionConfirmed: true,
  dropSessions: true,
  forgetUser: true,
};

export const isAccountChange = (change: { t: string }): change is AccountChange =>
  Object.hasOwn(KINDS, change.t);

const columnsOf = ({ recoveryNoted, mailConfirmed, ...rest }: AccountFields) => ({
  ...rest,
  ...(recoveryNoted !== undefined && { recovery_noted: recoveryNoted }),
  ...(mailConfirmed !== undefined && { mail_confirmed: mailConfirmed }),
});

/** What belongs to a user and to nobody else. */
const OWNED_BY_ACCOUNT = [
  'shelf',
  'passkeys',
  'account_names',
  'account_tokens',
  'accounts',
] as const;

export function writeAccounts(db: Kysely<Database>, run: RunStatement, c: AccountChange): void {
  switch (c.t) {
    case 'account': {
      const { user, created, ...rest } = c.row;
      const row = { user_id: user, created, ...columnsOf(rest) } as Database['accounts'];
      run(db.insertInto('accounts').values(row));
      return;
    }
    case 'accountFields': {
      const { user, set, recoveryWas } = c;
      let query = db.updateTable('accounts').set(columnsOf(set)).where('user_id', '=', user);
      if (recoveryWas !== undefined) query = query.where('recovery', '=', recoveryWas);
      run(query, 'mustChangeOne');
      return;
    }
    case 'accountName':
      run(db.deleteFrom('account_names').where('user_id', '=', c.user));
      for (const look of c.looks) {
        const insert = db.insertInto('account_names').values({ look, user_id: c.user });
        run(
          insert.onConflict((x) => x.column('look').doNothing()),
          'mustChangeOne',
        );
      }
      return;
    case 'passkey': {
      const { user, publicKey, transports, ...rest } = c.row;
      const row = { ...rest, user_id: user, public_key: publicKey };
      run(db.insertInto('passkeys').values({ ...row, transports: JSON.stringify(transports) }));
      return;
    }
    case 'passkeyUsed':
      run(
        db.updateTable('passkeys').set({ counter: c.counter, used: c.at }).where('id', '=', c.id),
      );
      return;
    case 'dropPasskey':
      run(db.deleteFrom('passkeys').where('id', '=', c.id).where('user_id', '=', c.user));
      return;
    case 'shelf': {
      const { id, user, at, ...rest } = c.row;
      const row = { id, user_id: user, at, json: JSON.stringify(rest), file: c.file };
      run(db.insertInto('shelf').values(row));
      return;
    }
    case 'dropShelf':
      run(db.deleteFrom('shelf').where('id', '=', c.id).where('user_id', '=', c.user));
      return;
    case 'accountToken': {
      const { user, ...rest } = c.row;
      run(db.insertInto('account_tokens').values({ ...rest, user_id: user }));
      return;
    }
    case 'useAccountToken':
      run(db.deleteFrom('account_tokens').where('hash', '=', c.hash), 'mustChangeOne');
      return;
    case 'dropAccountTokens': {
      const all = db.deleteFrom('account_tokens').where('user_id', '=', c.user);
      run(all.where('kind', '=', c.kind));
      return;
    }
    case 'sessionSeen':
      run(db.updateTable('sessions').set({ seen: c.at }).where('hash', '=', c.hash));
      return;
    case 'sessionConfirmed':
      run(db.updateTable('sessions').set({ confirmed: c.at }).where('hash', '=', c.hash));
      return;
    case 'dropSessions':
      if (c.hashes.length > 0) run(db.deleteFrom('sessions').where('hash', 'in', c.hashes));
      return;
    case 'forgetUser':
      forgetUser(db, run, c.user);
  }
}

function forgetUser(db: Kysely<Database>, run: RunStatement, user: string): void {
  const owned = [
    'sessions',
    'codes',
    'mutes',
    'blocks',
    'chat',
    ...OWNED_BY_CALLS,
    ...OWNED_BY_ACCOUNT,
  ] as const;
  for (const table of owned) run(db.deleteFrom(table).where('user_id', '=', user));
  run(db.deleteFrom('mutes').where('muted_id', '=', user));
  run(db.deleteFrom('blocks').where('blocked_id', '=', user));
  run(db.updateTable('users').set({ name: '', address: null }).where('id', '=', user));
}

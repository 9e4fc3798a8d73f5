import { refused } from '@fondaco/host';
import type { Accounts, Session } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { Sockets } from '../socket/plugin.ts';
import type { AccountRow, SessionRow } from '../storage/index.ts';
import { hashOf } from '../tokens.ts';
import type { Attempts } from './attempts.ts';
import type { Mailer } from './mailer.ts';
import type { Passwords } from './password.ts';

/** What everything about accounts works with. */
export interface AccountTools {
  context: ServerContext;
  accounts: Accounts;
  sockets: Sockets;
  passwords: Passwords;
  attempts: Attempts;
  /** Undefined where no mail is configured. */
  mailer: Mailer | undefined;
}

/** After this long, what opens or closes an account needs the password or a passkey again. */
const CONFIRMED_MS = 15 * 60 * 1000;

/** Throws unless the user has just proved who they are. A guest has nothing to prove it with. */
export async function requireConfirmed(
  { context: { storage, now } }: AccountTools,
  { user, hash }: Session,
): Promise<void> {
  if (!(await storage.account(user))) return;
  const confirmed = (await storage.session(hash))?.confirmed ?? null;
  const age = confirmed === null ? -1 : now() - confirmed;
  if (age < 0 || age > CONFIRMED_MS) throw refused(403, 'account.confirm');
}

export async function requireAccount(
  { context: { storage } }: AccountTools,
  { user }: Session,
): Promise<AccountRow> {
  const account = await storage.account(user);
  if (!account) throw refused(409, 'account.none');
  return account;
}

/** An account as it begins; what opens it is added. */
export const newAccount = (user: string, created: number): AccountRow => ({
  user,
  created,
  password: null,
  recovery: null,
  recoveryNoted: null,
  mail: null,
  mailConfirmed: null,
  lang: null,
  origin: null,
});

/** What a session is called towards its user: nothing that could be used as one. */
export const sessionId = (hash: string): string => hashOf(hash).slice(0, 16);

/** Ends sessions of a user, and closes their sockets at once. */
export async function endSessions(
  { accounts, sockets }: AccountTools,
  sessions: readonly SessionRow[],
): Promise<void> {
  await accounts.end(sessions);
  for (const session of sessions) sockets.closeSession(session);
}

/** All sessions of a user but one. */
export async function endOthers(tools: AccountTools, { user, hash }: Session): Promise<void> {
  const all = await tools.context.storage.sessionsOf(user);
  await endSessions(
    tools,
    all.filter((session) => session.hash !== hash),
  );
}

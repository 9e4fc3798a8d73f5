import { looksOf, refused, remember } from '@fondaco/host';
import type { Person } from '@fondaco/kernel';
import { orNameKept, requireUnkeptName } from './accounts/names.ts';
import type { ServerContext } from './context.ts';
import { admitGuest } from './keeper/door.ts';
import { requireFreeName } from './keeper/sitting.ts';
import { type SessionRow, UsedUp } from './storage/index.ts';
import { hashOf, newCode, newToken, randomId, readCode } from './tokens.ts';

const SESSION_TTL_MS = 365 * 24 * 60 * 60 * 1000;
const CODE_TTL_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Session {
  hash: string;
  user: string;
  expires: number;
}

export interface NewSession {
  token: string;
  expires: number;
  you: Person;
}

export interface Accounts {
  /** A new user, who needs only a name; where guests must be invited, also an invite. */
  guest(
    name: string,
    from: { address: string | null; device?: string | null; invite?: string },
  ): Promise<NewSession>;
  /** A new session. `isConfirmed`: its user has just proved who they are. */
  open(user: string, from: { device: string | null; isConfirmed: boolean }): Promise<NewSession>;
  /** Ends sessions of a user. Their sockets are for the caller to close. */
  end(sessions: readonly Pick<SessionRow, 'hash'>[]): Promise<void>;
  /** Nothing but seats remains of the user. */
  forget(user: string): Promise<void>;
  /** Throws a refusal for somebody who is banned. */
  session(token: string | undefined): Promise<Session | undefined>;
  rename(user: string, name: string): Promise<Person>;
  /** A code to sign in on another device; it works once and expires soon. */
  code(user: string): Promise<{ code: string; expires: number }>;
  useCode(code: string, device: string | null): Promise<NewSession>;
}

/** Throws a refusal that says until when. */
export function requireNotBanned({ house }: ServerContext, user: string): void {
  const ban = house.sanctionOf(user, 'ban');
  if (!ban) return;
  throw ban.until === null
    ? refused(403, 'banned')
    : refused(403, 'banned.until', { until: new Date(ban.until).toISOString().slice(0, 10) });
}

/** Users and their sessions. Only hashes of tokens are stored. */
export function createAccounts(context: ServerContext): Accounts {
  const cache = new Map<string, Session>();
  const lastSeen = new Map<string, number>();
  /** Sessions that were ended while somebody may still have been reading them. */
  const ended = new Map<string, true>();

  /** Stored once a day for a user, which decides only when a guest is deleted, and once an hour for a session. */
  function noteSeen({ user, hash }: Session): void {
    const at = context.now();
    const isDue = (key: string, every: number): boolean => {
      if (at - (lastSeen.get(key) ?? 0) < every) return false;
      remember(lastSeen, key, at);
      return true;
    };
    const changes = [
      ...(isDue(user, DAY_MS) ? [{ t: 'seen', user, at } as const] : []),
      ...(isDue(hash, HOUR_MS) ? [{ t: 'sessionSeen', hash, at } as const] : []),
    ];
    if (changes.length === 0) return;
    context
      .change(changes)
      .catch((error: unknown) => context.log.warn({ err: error }, 'a visit was not stored'));
  }

  const createSession: Accounts['open'] = async (user, { device, isConfirmed }) => {
    const token = newToken();
    const created = context.now();
    const row = {
      hash: hashOf(token),
      user,
      created,
      expires: created + SESSION_TTL_MS,
      device,
      seen: created,
      confirmed: isConfirmed ? created : null,
    };
    await context.change([{ t: 'session', row }]);
    remember(lastSeen, row.hash, created);
    return { token, expires: row.expires, you: context.names.person(user) };
  };

  return {
    async guest(name, { address, device = null, invite }) {
      await requireUnkeptName(context, null, name);
      const created = context.now();
      const row = { id: randomId(), name, created, address, seen: created };
      const admission = await admitGuest(context, row.id, address, invite);
      try {
        await context.change([{ t: 'user', row }, ...admission]);
      } catch (error) {
        if (error instanceof UsedUp) throw refused(410, 'invite.used');
        throw error;
      }
      context.names.set(row.id, name);
      return createSession(row.id, { device, isConfirmed: false });
    },
    open: createSession,
    async end(sessions) {
      await context.change([{ t: 'dropSessions', hashes: sessions.map(({ hash }) => hash) }]);
      for (const { hash } of sessions) {
        remember(ended, hash, true);
        cache.delete(hash);
      }
    },
    async forget(user) {
      const sessions = await context.storage.sessionsOf(user);
      await context.change([{ t: 'forgetUser', user }]);
      for (const { hash } of sessions) remember(ended, hash, true);
      for (const [hash, session] of cache) if (session.user === user) cache.delete(hash);
      context.names.set(user, '');
    },
    async session(token) {
      if (!token || token.length > 100) return undefined;
      const hash = hashOf(token);
      const found = cache.get(hash) ?? (await context.storage.session(hash));
      if (!found || found.expires < context.now() || ended.has(hash)) return undefined;
      if (!context.names.has(found.user)) {
        const user = await context.storage.user(found.user);
        if (!user) return undefined;
        context.names.set(user.id, user.name);
      }
      remember(cache, hash, found);
      requireNotBanned(context, found.user);
      noteSeen(found);
      return found;
    },
    rename: (user, name) =>
      context.house.inTurn('names', async () => {
        await requireFreeName(context, user, name);
        await requireUnkeptName(context, user, name);
        const isKept = (await context.storage.account(user)) !== undefined;
        const at = context.now();
        const row = { id: user, name, created: at, address: null, seen: at };
        await orNameKept(name, () =>
          context.change([
            { t: 'user', row },
            ...(isKept ? [{ t: 'accountName', user, looks: looksOf(name) } as const] : []),
          ]),
        );
        context.names.set(user, name);
        return { id: user, name };
      }),
    async code(user) {
      const code = newCode();
      const expires = context.now() + CODE_TTL_MS;
      await context.change([
        { t: 'code', row: { hash: hashOf(code), user, expires, usedAt: null } },
      ]);
      return { code, expires };
    },
    async useCode(typed, device) {
      const hash = hashOf(readCode(typed));
      const found = await context.storage.code(hash);
      if (!found || found.usedAt !== null || found.expires < context.now())
        throw refused(410, 'code.used');
      try {
        await context.change([{ t: 'useCode', hash, at: context.now() }]);
      } catch (error) {
        if (error instanceof UsedUp) throw refused(410, 'code.used');
        throw error;
      }
      const user = await context.storage.user(found.user);
      if (!user) throw refused(410, 'code.used');
      context.names.set(user.id, user.name);
      return createSession(user.id, { device, isConfirmed: false });
    },
  };
}

import { refused, remember } from '@fondaco/host';
import type { Person } from '@fondaco/kernel';
import type { ServerContext } from './context.ts';
import { admitGuest } from './keeper/door.ts';
import { requireFreeName } from './keeper/sitting.ts';
import { UsedUp } from './storage/index.ts';
import { hashOf, newCode, newToken, randomId, readCode } from './tokens.ts';

const SESSION_TTL_MS = 365 * 24 * 60 * 60 * 1000;
const CODE_TTL_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

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
  guest(name: string, from: { address: string | null; invite?: string }): Promise<NewSession>;
  /** Throws a refusal for somebody who is banned. */
  session(token: string | undefined): Promise<Session | undefined>;
  rename(user: string, name: string): Promise<Person>;
  leave(session: Session): Promise<void>;
  /** A code to sign in on another device; it works once and expires soon. */
  code(user: string): Promise<{ code: string; expires: number }>;
  useCode(code: string): Promise<NewSession>;
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

  /** Stored once a day: it decides only when a guest is deleted. */
  function noteSeen(user: string): void {
    const at = context.now();
    if (at - (lastSeen.get(user) ?? 0) < DAY_MS) return;
    remember(lastSeen, user, at);
    context
      .change([{ t: 'seen', user, at }])
      .catch((error: unknown) => context.log.warn({ err: error }, 'a visit was not stored'));
  }

  async function createSession(user: string): Promise<NewSession> {
    const token = newToken();
    const created = context.now();
    const row = { hash: hashOf(token), user, created, expires: created + SESSION_TTL_MS };
    await context.change([{ t: 'session', row }]);
    return { token, expires: row.expires, you: context.names.person(user) };
  }

  return {
    async guest(name, { address, invite }) {
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
      return createSession(row.id);
    },
    async session(token) {
      if (!token || token.length > 100) return undefined;
      const hash = hashOf(token);
      // Where there are other processes, one of them may have ended it.
      const cached = context.storage.others ? undefined : cache.get(hash);
      const found = cached ?? (await context.storage.session(hash));
      if (!found || found.expires < context.now()) return undefined;
      if (!context.names.has(found.user)) {
        const user = await context.storage.user(found.user);
        if (!user) return undefined;
        context.names.set(user.id, user.name);
      }
      remember(cache, hash, found);
      requireNotBanned(context, found.user);
      noteSeen(found.user);
      return found;
    },
    rename: (user, name) =>
      context.house.inTurn('names', async () => {
        await requireFreeName(context, user, name);
        const at = context.now();
        const row = { id: user, name, created: at, address: null, seen: at };
        await context.change([{ t: 'user', row }]);
        context.names.set(user, name);
        return { id: user, name };
      }),
    async leave({ hash }) {
      await context.change([{ t: 'dropSession', hash }]);
      cache.delete(hash);
    },
    async code(user) {
      const code = newCode();
      const expires = context.now() + CODE_TTL_MS;
      await context.change([
        { t: 'code', row: { hash: hashOf(code), user, expires, usedAt: null } },
      ]);
      return { code, expires };
    },
    async useCode(typed) {
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
      return createSession(user.id);
    },
  };
}

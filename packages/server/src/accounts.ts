import { refused, remember } from '@fondaco/host';
import type { Person } from '@fondaco/kernel';
import type { ServerContext } from './context.ts';
import { UsedUp } from './storage/index.ts';
import { hashOf, newCode, newToken, randomId, readCode } from './tokens.ts';

const SESSION_TTL_MS = 365 * 24 * 60 * 60 * 1000;
const CODE_TTL_MS = 10 * 60 * 1000;

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
  /** A new user, who needs only a name. */
  guest(name: string): Promise<NewSession>;
  session(token: string | undefined): Promise<Session | undefined>;
  rename(user: string, name: string): Promise<Person>;
  leave(session: Session): Promise<void>;
  /** A code to sign in on another device; it works once and expires soon. */
  code(user: string): Promise<{ code: string; expires: number }>;
  useCode(code: string): Promise<NewSession>;
}

/** Users and their sessions. Only hashes of tokens are stored. */
export function createAccounts(context: ServerContext): Accounts {
  const cache = new Map<string, Session>();

  async function createSession(user: string): Promise<NewSession> {
    const token = newToken();
    const created = context.now();
    const row = { hash: hashOf(token), user, created, expires: created + SESSION_TTL_MS };
    await context.change([{ t: 'session', row }]);
    return { token, expires: row.expires, you: context.names.person(user) };
  }

  return {
    async guest(name) {
      const row = { id: randomId(), name, created: context.now() };
      await context.change([{ t: 'user', row }]);
      context.names.set(row.id, name);
      return createSession(row.id);
    },
    async session(token) {
      if (!token || token.length > 100) return undefined;
      const hash = hashOf(token);
      const found = cache.get(hash) ?? (await context.storage.session(hash));
      if (!found || found.expires < context.now()) return undefined;
      if (!context.names.has(found.user)) {
        const user = await context.storage.user(found.user);
        if (!user) return undefined;
        context.names.set(user.id, user.name);
      }
      remember(cache, hash, found);
      return found;
    },
    async rename(user, name) {
      await context.change([{ t: 'user', row: { id: user, name, created: context.now() } }]);
      context.names.set(user, name);
      return { id: user, name };
    },
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

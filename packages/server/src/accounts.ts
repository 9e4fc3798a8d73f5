import { refused, remember } from '@fondaco/host';
import type { Person } from '@fondaco/kernel';
import type { House } from './house.ts';
import { UsedUp } from './storage/index.ts';
import { hashOf, newCode, newId, newToken, readCode } from './tokens.ts';

const SESSION_MS = 365 * 24 * 60 * 60 * 1000;
const CODE_MS = 10 * 60 * 1000;

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
  /** Play at once: a name is all it takes. */
  guest(name: string): Promise<NewSession>;
  session(token: string | undefined): Promise<Session | undefined>;
  rename(user: string, name: string): Promise<Person>;
  leave(session: Session): Promise<void>;
  /** For another device, once and soon. */
  code(user: string): Promise<{ code: string; expires: number }>;
  useCode(code: string): Promise<NewSession>;
}

/** Who somebody is. Tokens are known to their holders only: here are their hashes. */
export function accounts(house: House): Accounts {
  const known = new Map<string, Session>();

  async function begin(user: string): Promise<NewSession> {
    const token = newToken();
    const created = house.now();
    const row = { hash: hashOf(token), user, created, expires: created + SESSION_MS };
    await house.change([{ t: 'session', row }]);
    return { token, expires: row.expires, you: house.names.person(user) };
  }

  return {
    async guest(name) {
      const row = { id: newId(), name, created: house.now() };
      await house.change([{ t: 'user', row }]);
      house.names.set(row.id, name);
      return begin(row.id);
    },
    async session(token) {
      if (!token || token.length > 100) return undefined;
      const hash = hashOf(token);
      const found = known.get(hash) ?? (await house.storage.session(hash));
      if (!found || found.expires < house.now()) return undefined;
      if (!house.names.has(found.user)) {
        const user = await house.storage.user(found.user);
        if (!user) return undefined;
        house.names.set(user.id, user.name);
      }
      remember(known, hash, found);
      return found;
    },
    async rename(user, name) {
      await house.change([{ t: 'user', row: { id: user, name, created: house.now() } }]);
      house.names.set(user, name);
      return { id: user, name };
    },
    async leave({ hash }) {
      await house.change([{ t: 'dropSession', hash }]);
      known.delete(hash);
    },
    async code(user) {
      const code = newCode();
      const expires = house.now() + CODE_MS;
      await house.change([{ t: 'code', row: { hash: hashOf(code), user, expires, usedAt: null } }]);
      return { code, expires };
    },
    async useCode(typed) {
      const hash = hashOf(readCode(typed));
      const found = await house.storage.code(hash);
      if (!found || found.usedAt !== null || found.expires < house.now())
        throw refused(410, 'code.used');
      try {
        await house.change([{ t: 'useCode', hash, at: house.now() }]);
      } catch (error) {
        if (error instanceof UsedUp) throw refused(410, 'code.used');
        throw error;
      }
      const user = await house.storage.user(found.user);
      if (!user) throw refused(410, 'code.used');
      house.names.set(user.id, user.name);
      return begin(user.id);
    },
  };
}

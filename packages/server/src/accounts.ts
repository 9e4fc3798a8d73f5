import type { Person } from '@fondaco/kernel';
import { type Hall, personOf, remember } from './game/hall.ts';
import { refused } from './game/refused.ts';
import { hashOf, newCode, newId, newToken, readCode } from './game/tokens.ts';
import { UsedUp } from './storage/index.ts';

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
export function accounts(hall: Hall): Accounts {
  const known = new Map<string, Session>();

  async function begin(user: string): Promise<NewSession> {
    const token = newToken();
    const created = hall.now();
    const row = { hash: hashOf(token), user, created, expires: created + SESSION_MS };
    await hall.commit([{ t: 'session', row }]);
    return { token, expires: row.expires, you: personOf(hall, user) };
  }

  return {
    async guest(name) {
      const row = { id: newId(), name, created: hall.now() };
      await hall.commit([{ t: 'user', row }]);
      hall.names.set(row.id, name);
      return begin(row.id);
    },
    async session(token) {
      if (!token || token.length > 100) return undefined;
      const hash = hashOf(token);
      const found = known.get(hash) ?? (await hall.storage.session(hash));
      if (!found || found.expires < hall.now()) return undefined;
      if (!hall.names.has(found.user)) {
        const user = await hall.storage.user(found.user);
        if (!user) return undefined;
        hall.names.set(user.id, user.name);
      }
      remember(known, hash, found);
      return found;
    },
    async rename(user, name) {
      await hall.commit([{ t: 'user', row: { id: user, name, created: hall.now() } }]);
      hall.names.set(user, name);
      return { id: user, name };
    },
    async leave({ hash }) {
      await hall.commit([{ t: 'dropSession', hash }]);
      known.delete(hash);
    },
    async code(user) {
      const code = newCode();
      const expires = hall.now() + CODE_MS;
      await hall.commit([{ t: 'code', row: { hash: hashOf(code), user, expires, usedAt: null } }]);
      return { code, expires };
    },
    async useCode(typed) {
      const hash = hashOf(readCode(typed));
      const found = await hall.storage.code(hash);
      if (!found || found.usedAt !== null || found.expires < hall.now())
        throw refused(410, 'code.used');
      try {
        await hall.commit([{ t: 'useCode', hash, at: hall.now() }]);
      } catch (error) {
        if (error instanceof UsedUp) throw refused(410, 'code.used');
        throw error;
      }
      const user = await hall.storage.user(found.user);
      if (!user) throw refused(410, 'code.used');
      hall.names.set(user.id, user.name);
      return begin(user.id);
    },
  };
}

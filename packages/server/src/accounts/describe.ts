import { rowInfo } from '@fondaco/host';
import type { Session } from '../accounts.ts';
import { shelfInfo } from './shelf.ts';
import { type AccountTools, sessionId } from './tools.ts';

const MAX_TABLES = 10_000;
const MAX_LINES = 10_000;

/** What a user sees of their account: nothing that opens it. */
export async function describeAccount(
  { context: { storage, names }, mailer }: AccountTools,
  { user, hash }: Session,
): Promise<object> {
  const account = await storage.account(user);
  const passkeys = await storage.passkeysOf(user);
  const sessions = await storage.sessionsOf(user);
  const tables = await storage.tablesOf(user, MAX_TABLES);
  const count = (status: string): number => tables.filter((row) => row.status === status).length;
  return {
    ...names.person(user),
    created: (await storage.user(user))?.created ?? 0,
    kept: account?.created ?? null,
    password: account?.password != null,
    recovery: { made: account?.recovery != null, noted: account?.recoveryNoted != null },
    mail: account?.mail
      ? { address: account.mail, confirmed: account.mailConfirmed !== null }
      : null,
    sendsMail: mailer !== undefined,
    passkeys: passkeys.map(({ id, rp, device, created, used }) => ({
      id,
      rp,
      device,
      created,
      used,
    })),
    sessions: sessions.map((session) => ({
      id: sessionId(session.hash),
      device: session.device,
      created: session.created,
      seen: session.seen,
      current: session.hash === hash,
    })),
    games: { running: count('running'), over: count('over') },
  };
}

/** Everything that is stored about a user, for them to take along. Game files are had from each finished table. */
export async function exportUser(tools: AccountTools, session: Session): Promise<object> {
  const { storage, host, now } = tools.context;
  const { user } = session;
  const rows = await storage.tablesOf(user, MAX_TABLES);
  const seats = await storage.seatsAt(rows.map((row) => row.id));
  const blocked = await storage.blockedBy(user);
  const muted = await storage.muted(user);
  const people = [...rows.map((row) => row.host), ...[...seats.values()].flat().map((s) => s.user)];
  await host.people.preload([...people, ...blocked, ...muted]);
  const chat = await storage.chatBy(user, MAX_LINES);
  return {
    exported: now(),
    account: await describeAccount(tools, session),
    blocked: blocked.map((id) => tools.context.names.person(id)),
    muted: muted.map((id) => tools.context.names.person(id)),
    tables: rows.map((row) => rowInfo(host, row, seats.get(row.id) ?? [])),
    calls: {
      settings: (await storage.callSettings(user)) ?? null,
      channels: (await storage.channels(user)).map(({ target, enabled }) => ({ target, enabled })),
    },
    shelf: (await storage.shelfOf(user)).map(shelfInfo),
    chat: chat.map(({ table, at, text }) => ({ table, at, text })),
  };
}

import {
  type JoinRequest,
  type LiveTable,
  liveTable,
  refused,
  requireOpen,
  seatsOf,
  type TableWrite,
  join as takeSeat,
} from '@fondaco/host';
import type { ServerContext } from './context.ts';
import { hashOf, newToken } from './tokens.ts';

const INVITE_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** Takes a seat. A private table needs an unused invite, or a seat at the table it is a rematch of. */
export function joinWithInvite(
  context: ServerContext,
  user: string,
  id: string,
  { invite, ...wish }: JoinRequest & { invite?: string },
): Promise<void> {
  return takeSeat(context.host, user, id, wish, (live) =>
    checkAdmission(context, live, user, invite),
  );
}

async function checkAdmission(
  { storage, now }: ServerContext,
  live: LiveTable,
  user: string,
  invite: string | undefined,
): Promise<TableWrite['uses']> {
  const { row } = live;
  if (!row.private || row.host === user || seatsOf(live, user).length > 0) return [];
  if (invite !== undefined) {
    const hash = hashOf(invite);
    const found = await storage.invite(hash);
    if (!found || found.table !== row.id) throw refused(404, 'invite.none');
    if (found.usedBy !== null || found.expires < now()) throw refused(410, 'invite.used');
    return [{ invite: hash, user }];
  }
  if (row.before !== null) {
    const before = await storage.seats(row.before);
    if (before.some((s) => s.user === user)) return [];
  }
  throw refused(403, 'table.private');
}

/** A link for one guest; only its hash is stored. */
export async function invite(
  context: ServerContext,
  user: string,
  id: string,
): Promise<{ token: string; expires: number }> {
  const live = await liveTable(context.host, id);
  if (live.row.host !== user && seatsOf(live, user).length === 0) throw refused(403, 'seat.none');
  requireOpen(live);
  const token = newToken();
  const expires = context.now() + INVITE_TTL_MS;
  const row = { hash: hashOf(token), table: id, expires, usedBy: null };
  await context.change([{ t: 'invite', row }]);
  return { token, expires };
}

/** The table behind an invite that can still be used. */
export async function tableOfInvite(
  { host, storage, now }: ServerContext,
  token: string,
): Promise<LiveTable> {
  const found = await storage.invite(hashOf(token));
  if (!found) throw refused(404, 'invite.none');
  if (found.usedBy !== null || found.expires < now()) throw refused(410, 'invite.used');
  const live = await liveTable(host, found.table);
  await host.people.preload([live.row.host]);
  return live;
}

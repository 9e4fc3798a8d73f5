import {
  type JoinRequest,
  type LiveTable,
  liveTable,
  mayWatch,
  refused,
  requireOpen,
  seatsOf,
  type TableWrite,
  join as takeSeat,
} from '@fondaco/host';
import { requireUnkeptName } from './accounts/names.ts';
import type { ServerContext } from './context.ts';
import { requireRoomToSit } from './keeper/limits.ts';
import { requireMaySit } from './keeper/sitting.ts';
import type { InviteRow } from './storage/index.ts';
import { hashOf, newToken } from './tokens.ts';

const INVITE_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** Takes a seat. A private table needs an unused invite, or a seat at the table it is a rematch of. */
export async function joinWithInvite(
  context: ServerContext,
  user: string,
  id: string,
  { invite, ...wish }: JoinRequest & { invite?: string },
): Promise<void> {
  const { host } = context;
  if (wish.name !== undefined) await requireUnkeptName(context, user, wish.name);
  const admit = (live: LiveTable): Promise<TableWrite['uses']> =>
    checkAdmission(context, live, user, invite);
  try {
    // Names are compared with those of others, who may be renamed at the same moment.
    await context.house.inTurn('names', () => takeSeat(host, user, id, wish, admit));
  } catch (error) {
    // The host refuses first because the game has begun, which a stranger must not learn.
    const live = await liveTable(host, id);
    if (live.row.status !== 'open' && !mayWatch(live, user)) await admit(live);
    throw error;
  }
}

async function checkAdmission(
  context: ServerContext,
  live: LiveTable,
  user: string,
  invite: string | undefined,
): Promise<TableWrite['uses']> {
  const { row } = live;
  if (row.host === user || seatsOf(live, user).length > 0) return [];
  const found = invite === undefined ? undefined : await context.storage.invite(hashOf(invite));
  if (invite !== undefined && found?.table !== row.id) throw refused(404, 'invite.none');
  const created = (found?.expires ?? 0) - INVITE_TTL_MS;
  await requireRoomToSit(context, user);
  await requireMaySit(context, live, user, found && { row: found, created });
  if (found) {
    requireUsable(context, found, live);
    return [{ invite: found.hash, user }];
  }
  if (!row.private) return [];
  if (row.before !== null) {
    const before = await context.storage.seats(row.before);
    if (before.some((s) => s.user === user)) return [];
  }
  throw refused(403, 'table.private');
}

/** One refusal for all reasons: a stranger does not learn whether the invite was used or the game has begun. */
function requireUsable({ now }: ServerContext, invite: InviteRow, { row }: LiveTable): void {
  const isOver = row.private && row.status !== 'open';
  if (invite.usedBy !== null || invite.expires < now() || isOver) throw refused(410, 'invite.used');
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
  const row = { hash: hashOf(token), table: id, expires, usedBy: null, by: user, guest: null };
  await context.change([{ t: 'invite', row }]);
  return { token, expires };
}

/** The table behind an invite that can still be used. Those who sit at a private table see it in any case. */
export async function tableOfInvite(
  context: ServerContext,
  user: string,
  token: string,
): Promise<LiveTable> {
  const { host, storage } = context;
  const found = await storage.invite(hashOf(token));
  if (!found) throw refused(404, 'invite.none');
  const live = await liveTable(host, found.table);
  if (!live.row.private || !mayWatch(live, user)) requireUsable(context, found, live);
  await host.people.preload([live.row.host]);
  return live;
}

import {
  isNameTaken,
  type LiveTable,
  liveTable,
  refused,
  requireHost,
  requireOpen,
  requireOwnName,
} from '@fondaco/host';
import type { ServerContext } from '../context.ts';
import type { InviteRow } from '../storage/index.ts';

/** Throws if the host has removed the user from this table, or somebody there has blocked them. */
export async function requireMaySit(
  { storage }: ServerContext,
  { row, seats }: LiveTable,
  user: string,
  invite?: { row: InviteRow; created: number },
): Promise<void> {
  const removedAt = await removalOf(storage, row.id, user);
  const isAskedBack =
    removedAt !== undefined && invite?.row.by === row.host && invite.created > removedAt;
  if (removedAt !== undefined && !isAskedBack) throw refused(403, 'table.removed');
  const there = [row.host, ...seats.flatMap((s) => (s.user === null ? [] : [s.user]))];
  // Does not say who: that is nobody's business.
  if ((await storage.whoBlocks(user, there)).length > 0) throw refused(403, 'table.blocked');
}

/** Before the host of a table frees a seat: whoever sits there does not come back by themselves. */
export async function noteRemoval(
  context: ServerContext,
  host: string,
  table: string,
  seat: number,
): Promise<void> {
  const live = await liveTable(context.host, table);
  const user = live.seats[seat]?.user ?? null;
  if (user === null || user === host) return;
  requireHost(live, host);
  requireOpen(live);
  const address = (await context.storage.user(user))?.address ?? null;
  await context.change([{ t: 'removal', row: { table, user, address, at: context.now() } }]);
}

/** Throws if the user may not ask for the seat of an absent player. */
export async function requireMayTakeOver(
  context: ServerContext,
  user: string,
  table: string,
): Promise<void> {
  const live = await liveTable(context.host, table);
  await requireMaySit(context, live, user);
  await requireOwnName(context.host, live.seats, user, null);
}

/** When the user was removed. Somebody who came from the same address only after that counts as the same person. */
async function removalOf(
  storage: ServerContext['storage'],
  table: string,
  user: string,
): Promise<number | undefined> {
  const removals = await storage.removals(table);
  if (removals.length === 0) return undefined;
  const me = await storage.user(user);
  const mine = removals.filter(
    ({ user: who, address, at }) =>
      who === user || (address !== null && address === me?.address && me.created >= at),
  );
  return mine.length === 0 ? undefined : Math.max(...mine.map(({ at }) => at));
}

/** Throws if somebody at a table where the user sits has this name, or one like it. */
export async function requireFreeName(
  { storage, host }: ServerContext,
  user: string,
  name: string,
): Promise<void> {
  const rows = await storage.tablesOf(user, MAX_TABLES_CHECKED);
  const current = rows.filter(({ status }) => status === 'open' || status === 'running');
  const seats = [...(await storage.seatsAt(current.map(({ id }) => id))).values()];
  await host.people.preload(seats.flat().map((s) => s.user));
  // Where the user has a name of their own at every seat, this one is not shown.
  const isShown = seats.filter((there) => there.some((s) => s.user === user && s.name === null));
  if (isShown.some((there) => isNameTaken(host, there, user, name)))
    throw refused(409, 'name.taken', { name });
}

const MAX_TABLES_CHECKED = 1000;

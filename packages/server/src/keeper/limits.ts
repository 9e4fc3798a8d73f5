import { refused } from '@fondaco/host';
import type { ServerContext } from '../context.ts';

/** Throws if somebody who wants to sit down already sits at too many tables that have not begun. */
export async function requireRoomToSit(
  { house, storage }: ServerContext,
  user: string,
): Promise<void> {
  const most = house.limits.open.seated;
  if ((await storage.countOpenSeats(user)) >= most) throw refused(409, 'limit.seated', { most });
}

/** Opens or starts a table, if its host may have one more. */
export async function withinLimits<T>(
  { house, storage }: ServerContext,
  user: string,
  status: 'open' | 'running',
  work: () => Promise<T>,
): Promise<T> {
  if ((await house.entry()) === 'closed') throw refused(403, 'entry.noTables');
  const address = (await storage.user(user))?.address ?? null;
  const most = house.limits[status];
  return house.inTurn(`tables ${address ?? user}`, async () => {
    if ((await storage.countTables({ user }, status)) >= most.person)
      throw refused(409, `limit.${status}`, { most: most.person });
    if (address !== null && (await storage.countTables({ address }, status)) >= most.address)
      throw refused(409, `limit.${status}.address`, { most: most.address });
    return work();
  });
}

import { liveTable, refused } from '@fondaco/host';
import type { ServerContext } from '../context.ts';
import type { PeopleChange } from '../storage/index.ts';
import { hashOf } from '../tokens.ts';

/** Decides whether a new guest may come in. Returns what has to be written with the guest. */
export async function admitGuest(
  context: ServerContext,
  user: string,
  address: string | null,
  invite: string | undefined,
): Promise<PeopleChange[]> {
  const { house } = context;
  if (house.isBannedAddress(address)) throw refused(403, 'entry.address');
  const entry = await house.entry();
  if (entry === 'open') return [];
  if (entry === 'closed') throw refused(403, 'entry.closed');
  if (invite === undefined) throw refused(403, 'entry.invited');
  return [await useInvite(context, user, hashOf(invite))];
}

/** Uses up an invitation to the house, or an invite to a table that has not begun. */
async function useInvite(
  { storage, host, now }: ServerContext,
  user: string,
  hash: string,
): Promise<PeopleChange> {
  const pass = await storage.pass(hash);
  if (pass?.kind === 'guest' && pass.usedAt === null && pass.expires > now())
    return { t: 'usePass', hash, at: now() };
  const found = await storage.invite(hash);
  const isUnused = found && found.usedBy === null && found.guest === null && found.expires > now();
  if (!isUnused || (await liveTable(host, found.table)).row.status !== 'open')
    throw refused(410, 'invite.used');
  return { t: 'useInviteAsGuest', hash, user };
}

import { looksOf, refused } from '@fondaco/host';
import type { ServerContext } from '../context.ts';
import { UsedUp } from '../storage/index.ts';

type Reads = Pick<ServerContext, 'storage'>;

/** Throws if the name looks like that of somebody else's account. */
export async function requireUnkeptName(
  { storage }: Reads,
  user: string | null,
  name: string,
): Promise<void> {
  const like = await storage.accountsLike(looksOf(name));
  if ([...like.values()].some((owner) => owner !== user)) throw refused(409, 'name.kept', { name });
}

/** The user of the account with this name, however it is spelled. */
export async function userByName({ storage }: Reads, name: string): Promise<string | undefined> {
  const looks = looksOf(name);
  const like = await storage.accountsLike(looks);
  const found = looks.find((look) => like.has(look));
  return found === undefined ? undefined : like.get(found);
}

/** Refuses if another process has just given the name to another account. */
export async function orNameKept(name: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof UsedUp && error.message === 'accountName')
      throw refused(409, 'name.kept', { name });
    throw error;
  }
}

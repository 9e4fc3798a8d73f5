import type { ServerStorage } from './storage/index.ts';

/** The users whose chat somebody is not shown: those they mute or block. */
export const hiddenFrom = async (
  storage: Pick<ServerStorage, 'muted' | 'blockedBy'>,
  user: string,
): Promise<Set<string>> =>
  new Set([...(await storage.muted(user)), ...(await storage.blockedBy(user))]);

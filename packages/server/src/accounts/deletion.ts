import { forgetPlayer, Refused } from '@fondaco/host';
import type { AccountTools } from './tools.ts';

const MAX_TABLES_LEFT = 10_000;

/** For tables at which nothing can be changed, as when their rules are missing. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/** Deletes a user: seats stay as those of a former player, bots finish running games, everything else is gone. */
export async function deleteUser(
  { context, accounts, sockets }: Pick<AccountTools, 'context' | 'accounts' | 'sockets'>,
  user: string,
): Promise<void> {
  const { storage, host, names } = context;
  const sessions = await storage.sessionsOf(user);
  // Before the tables change: everybody there is then told of somebody without a name.
  names.set(user, '');
  try {
    for (const { id, status } of await storage.tablesOf(user, MAX_TABLES_LEFT))
      if (status !== 'closed') await forgetPlayer(host, user, id).catch(unlessRefused);
    await accounts.forget(user);
  } catch (error) {
    names.forget(user);
    throw error;
  }
  for (const session of sessions) sockets.closeSession(session);
}

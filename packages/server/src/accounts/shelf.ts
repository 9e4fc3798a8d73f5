import { hash } from 'node:crypto';
import { refused } from '@fondaco/host';
import type { Session } from '../accounts.ts';
import type { ShelfRow } from '../storage/index.ts';
import { randomId } from '../tokens.ts';
import { type AccountTools, requireAccount } from './tools.ts';

/** Several times as long as any game of ours. */
export const MAX_SHELF_FILE_BYTES = 2 * 1024 * 1024;
const MAX_SHELF_FILES = 50;

/**
 * Puts a finished game of a device on the shelf of an account. Its draws are checked like those of any file, but nobody can say
 * who played it: it is never counted as a game of this server.
 */
export async function putOnShelf(
  tools: AccountTools,
  session: Session,
  file: string,
): Promise<ShelfRow> {
  const { context } = tools;
  const { storage } = context;
  const { user } = await requireAccount(tools, session);
  const checked = await context.records.check(user, file);
  if ('flaw' in checked) throw refused(409, 'account.shelf.flaw', { reason: checked.flaw });
  return context.house.inTurn(`shelf ${user}`, async () => {
    const kept = await storage.shelfOf(user);
    const digest = hash('sha256', file);
    const known = kept.find((row) => row.digest === digest);
    // The same file once more is no second game.
    if (known) return known;
    if (kept.length >= MAX_SHELF_FILES)
      throw refused(409, 'account.shelf.full', { most: MAX_SHELF_FILES });
    const row = { id: randomId(), user, at: context.now(), digest, ...checked };
    await context.change([{ t: 'shelf', row, file }]);
    return row;
  });
}

/** The file, for its owner. */
export async function readShelf(
  { context }: AccountTools,
  { user }: Session,
  id: string,
): Promise<{ row: ShelfRow; file: string }> {
  const row = (await context.storage.shelfOf(user)).find((each) => each.id === id);
  const file = row && (await context.storage.shelfFile(id));
  if (!row || file === undefined) throw refused(404, 'account.shelf.none');
  return { row, file };
}

export async function dropFromShelf(
  tools: AccountTools,
  session: Session,
  id: string,
): Promise<void> {
  await readShelf(tools, session, id);
  await tools.context.change([{ t: 'dropShelf', user: session.user, id }]);
}

/** What is told of a game on the shelf. */
export const shelfInfo = ({ id, at, game, rulesVersion, seats, entries }: ShelfRow) => ({
  id,
  at,
  game,
  rulesVersion,
  seats,
  entries,
});

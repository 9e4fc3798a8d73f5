import { refused } from '@fondaco/host';
import type { ServerContext } from '../context.ts';
import { openStorageBeside, type PassRow, UsedUp } from '../storage/index.ts';
import { hashOf, newToken } from '../tokens.ts';

const LINK_TTL_MS = 15 * 60 * 1000;
const SESSION_TTL_MS = 12 * 60 * 60 * 1000;
const INVITATION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** A token of which only the hash is stored. */
function newPass(
  kind: PassRow['kind'],
  name: string,
  expires: number,
): { token: string; row: PassRow } {
  const token = newToken();
  return { token, row: { hash: hashOf(token), kind, name, expires, usedAt: null } };
}

/** A link for a keeper, made by the command line beside a running server. Works once. */
export async function keeperLink(
  file: string,
  name: string,
  now = Date.now(),
): Promise<{ token: string; expires: number; port: number | undefined }> {
  const storage = await openStorageBeside(file);
  try {
    const { token, row } = newPass('link', name, now + LINK_TTL_MS);
    await storage.change([
      { t: 'pass', row },
      { t: 'record', row: { at: now, by: name, act: 'link' } },
    ]);
    const port = await storage.setting('port');
    return { token, expires: row.expires, port: port === undefined ? undefined : Number(port) };
  } finally {
    await storage.close();
  }
}

export interface KeeperSession {
  hash: string;
  name: string;
  expires: number;
}

/** Uses a link up. One refusal for all reasons: who guesses learns nothing. */
export async function enterAsKeeper(
  context: ServerContext,
  token: string,
): Promise<KeeperSession & { token: string }> {
  const { storage, now } = context;
  const link = await storage.pass(hashOf(token));
  if (link?.kind !== 'link' || link.usedAt !== null || link.expires < now())
    throw refused(410, 'keeper.link');
  const session = newPass('keeper', link.name, now() + SESSION_TTL_MS);
  try {
    await context.change([
      { t: 'usePass', hash: link.hash, at: now() },
      { t: 'pass', row: session.row },
      { t: 'record', row: { at: now(), by: link.name, act: 'enter' } },
    ]);
  } catch (error) {
    if (error instanceof UsedUp) throw refused(410, 'keeper.link');
    throw error;
  }
  return { ...session.row, token: session.token };
}

export async function keeperSession(
  { storage, now }: ServerContext,
  token: string | undefined,
): Promise<KeeperSession | undefined> {
  if (!token || token.length > 100) return undefined;
  const pass = await storage.pass(hashOf(token));
  return pass?.kind === 'keeper' && pass.expires > now() ? pass : undefined;
}

/** An invitation to the house, for one new guest. */
export async function inviteGuest(
  context: ServerContext,
  by: string,
): Promise<{ token: string; expires: number }> {
  const { token, row } = newPass('guest', by, context.now() + INVITATION_TTL_MS);
  await context.change([
    { t: 'pass', row },
    { t: 'record', row: { at: context.now(), by, act: 'invite' } },
  ]);
  return { token, expires: row.expires };
}

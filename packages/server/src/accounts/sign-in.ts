import { looksOf, refused } from '@fondaco/host';
import { type NewSession, requireNotBanned } from '../accounts.ts';
import { UsedUp } from '../storage/index.ts';
import { hashOf, newRecoveryCode, newToken, readCode } from '../tokens.ts';
import { TRIES } from './attempts.ts';
import { writeAccount } from './keeping.ts';
import { userByName } from './names.ts';
import { requireGoodPassword } from './password.ts';
import { type AccountTools, endSessions, newAccount } from './tools.ts';

/** Where somebody signs in. */
export interface SignInFrom {
  device: string | null;
  /** A keyed hash of the address. */
  address: string | null;
  /** The user as whom this browser signed in before, if it can prove it. */
  known: string | undefined;
}

/** A session of a user who has just proved who they are. */
export async function openConfirmed(
  { context, accounts }: AccountTools,
  user: string,
  { device }: Pick<SignInFrom, 'device'>,
): Promise<NewSession> {
  requireNotBanned(context, user);
  await context.names.preload([user]);
  return accounts.open(user, { device, isConfirmed: true });
}

/** One refusal, after the same time, whether the name, the password or both are wrong. */
export async function signInByPassword(
  tools: AccountTools,
  { name, password }: { name: string; password: string },
  from: SignInFrom,
): Promise<NewSession> {
  const { context, attempts, passwords } = tools;
  const user = await userByName(context, name);
  const account = user === undefined ? undefined : await context.storage.account(user);
  // A name that nobody has is counted like one that somebody has, however it is spelled.
  const whom = user ?? `? ${looksOf(name)[0]}`;
  const tried = attempts.take(
    user !== undefined && from.known === user
      ? [{ key: `known ${user}`, rate: TRIES.fromKnownBrowser }]
      : [
          { key: `from ${from.address ?? 'here'} ${whom}`, rate: TRIES.fromOneAddress },
          { key: `all ${whom}`, rate: TRIES.fromEverywhere },
        ],
  );
  const isRight = await passwords.matches(password, account?.password);
  if (!isRight || user === undefined) throw refused(403, 'account.wrong');
  tried.right();
  return openConfirmed(tools, user, from);
}

/** Everything is lost but the code. It works once; a new one takes its place. */
export async function signInByRecovery(
  tools: AccountTools,
  typed: string,
  from: SignInFrom,
): Promise<NewSession & { recovery: string }> {
  const { context } = tools;
  const code = hashOf(readCode(typed));
  const account = await context.storage.accountByRecovery(code);
  if (!account) throw refused(410, 'account.recovery.wrong');
  requireNotBanned(context, account.user);
  const recovery = newRecoveryCode();
  const set = { recovery: hashOf(recovery), recoveryNoted: null };
  try {
    await context.change([{ t: 'accountFields', user: account.user, set, recoveryWas: code }]);
  } catch (error) {
    if (error instanceof UsedUp) throw refused(410, 'account.recovery.wrong');
    throw error;
  }
  return { ...(await openConfirmed(tools, account.user, from)), recovery };
}

/** A token with which a new password can be chosen once. Earlier ones no longer work. */
export async function newResetToken(
  { context }: AccountTools,
  user: string,
  lifeMs: number,
): Promise<{ token: string; expires: number }> {
  const token = newToken();
  const expires = context.now() + lifeMs;
  await context.change([
    { t: 'dropAccountTokens', user, kind: 'reset' },
    {
      t: 'accountToken',
      row: { hash: hashOf(token), kind: 'reset', user, expires, data: null },
    },
  ]);
  return { token, expires };
}

/** Chooses a new password with a link from a mail or from the keeper, and ends all earlier sessions. */
export async function resetPassword(
  tools: AccountTools,
  { token, password }: { token: string; password: string },
  from: SignInFrom,
): Promise<NewSession> {
  const { context, passwords } = tools;
  const { storage } = context;
  const hash = hashOf(token);
  const found = await storage.accountToken(hash);
  const isGood = found?.kind === 'reset' && found.expires > context.now();
  if (!isGood || found.user === null) throw refused(410, 'account.reset.used');
  const { user } = found;
  requireNotBanned(context, user);
  requireGoodPassword(password);
  const hashed = await passwords.hash(password);
  const used = { t: 'useAccountToken', hash } as const;
  try {
    if (await storage.account(user))
      await context.change([used, { t: 'accountFields', user, set: { password: hashed } }]);
    else {
      // The keeper gave it to a guest, who becomes an account by it.
      const name = (await storage.user(user))?.name ?? '';
      const row = { ...newAccount(user, context.now()), password: hashed };
      await writeAccount(tools, name, row, [used]);
    }
  } catch (error) {
    if (error instanceof UsedUp) throw refused(410, 'account.reset.used');
    throw error;
  }
  await endSessions(tools, await storage.sessionsOf(user));
  return openConfirmed(tools, user, from);
}

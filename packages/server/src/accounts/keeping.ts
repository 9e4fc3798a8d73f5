import { looksOf, refused } from '@fondaco/host';
import type { Session } from '../accounts.ts';
import { requireFreeName } from '../keeper/sitting.ts';
import type { AccountRow, PeopleChange } from '../storage/index.ts';
import { hashOf, newRecoveryCode } from '../tokens.ts';
import { TRIES } from './attempts.ts';
import { orNameKept, requireUnkeptName } from './names.ts';
import { requireGoodPassword } from './password.ts';
import {
  type AccountTools,
  endOthers,
  newAccount,
  requireAccount,
  requireConfirmed,
} from './tools.ts';

/** Writes a new account under the name, which nobody else can take from then on. Everything else of the guest stays as it is. */
export async function writeAccount(
  { context }: AccountTools,
  name: string,
  row: AccountRow,
  more: readonly PeopleChange[],
): Promise<void> {
  const { user, created } = row;
  await context.house.inTurn('names', async () => {
    if (await context.storage.account(user)) throw refused(409, 'account.kept');
    await requireFreeName(context, user, name);
    await requireUnkeptName(context, user, name);
    const renamed = { id: user, name, created, address: null, seen: created };
    await orNameKept(name, () =>
      context.change([
        { t: 'user', row: renamed },
        { t: 'account', row },
        { t: 'accountName', user, looks: looksOf(name) },
        ...more,
      ]),
    );
    context.names.set(user, name);
  });
}

/** Makes a guest an account with a password. Returns the recovery code, which is stored as a hash only. */
export async function keepByPassword(
  tools: AccountTools,
  { user, hash }: Session,
  { name, password }: { name: string; password: string },
): Promise<string> {
  const { context, passwords } = tools;
  if (await context.storage.account(user)) throw refused(409, 'account.kept');
  requireGoodPassword(password);
  await requireUnkeptName(context, user, name);
  const code = newRecoveryCode();
  const now = context.now();
  const row = {
    ...newAccount(user, now),
    password: await passwords.hash(password),
    recovery: hashOf(code),
  };
  await writeAccount(tools, name, row, [{ t: 'sessionConfirmed', hash, at: now }]);
  return code;
}

/** Sets or changes the password, and ends all other sessions. */
export async function setPassword(
  tools: AccountTools,
  session: Session,
  password: string,
): Promise<void> {
  const { context, passwords } = tools;
  const { user } = await requireAccount(tools, session);
  await requireConfirmed(tools, session);
  requireGoodPassword(password);
  await context.change([
    { t: 'accountFields', user, set: { password: await passwords.hash(password) } },
    { t: 'dropAccountTokens', user, kind: 'reset' },
  ]);
  await endOthers(tools, session);
}

/** A new recovery code; the one before no longer works. */
export async function newRecovery(tools: AccountTools, session: Session): Promise<string> {
  const { user } = await requireAccount(tools, session);
  await requireConfirmed(tools, session);
  const code = newRecoveryCode();
  const set = { recovery: hashOf(code), recoveryNoted: null };
  await tools.context.change([{ t: 'accountFields', user, set }]);
  return code;
}

/** The user has written the recovery code down. */
export async function noteRecovery(tools: AccountTools, session: Session): Promise<void> {
  const { user, recovery } = await requireAccount(tools, session);
  if (recovery === null) throw refused(409, 'account.noCode');
  const set = { recoveryNoted: tools.context.now() };
  await tools.context.change([{ t: 'accountFields', user, set }]);
}

/** Proves by the password that it is the user of the session who asks. */
export async function confirmByPassword(
  tools: AccountTools,
  session: Session,
  password: string,
): Promise<void> {
  const { attempts, passwords, context } = tools;
  const account = await requireAccount(tools, session);
  const tried = attempts.take([{ key: `confirm ${session.user}`, rate: TRIES.toConfirm }]);
  if (!(await passwords.matches(password, account.password))) throw refused(403, 'account.wrong');
  tried.right();
  await context.change([{ t: 'sessionConfirmed', hash: session.hash, at: context.now() }]);
}

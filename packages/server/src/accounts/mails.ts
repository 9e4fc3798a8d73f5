import { refused } from '@fondaco/host';
import { msg } from '@fondaco/kernel';
import type { Session } from '../accounts.ts';
import { UsedUp } from '../storage/index.ts';
import { hashOf, newToken } from '../tokens.ts';
import { TRIES } from './attempts.ts';
import type { Mailer } from './mailer.ts';
import { userByName } from './names.ts';
import { newResetToken } from './sign-in.ts';
import { type AccountTools, requireAccount, requireConfirmed } from './tools.ts';

const CONFIRM_TTL_MS = 24 * 60 * 60 * 1000;
const RESET_TTL_MS = 60 * 60 * 1000;
const DEFAULT_LANG = 'en';

/** Tokens stand after the #, so that they are in no log of a proxy or server. */
const linkTo = (origin: string, screen: string, token: string): string =>
  `${origin}/${screen}#${token}`;

function requireMailer({ mailer }: Pick<AccountTools, 'mailer'>): Mailer {
  if (!mailer) throw refused(409, 'account.mail.none');
  return mailer;
}

/** Sends a link to a new address. An address that was confirmed before stays until the link is opened. */
export async function setMail(
  tools: AccountTools,
  session: Session,
  { address, lang, origin }: { address: string; lang: string; origin: string },
): Promise<void> {
  const { context, attempts } = tools;
  const mailer = requireMailer(tools);
  const { user, mailConfirmed } = await requireAccount(tools, session);
  await requireConfirmed(tools, session);
  attempts.take([{ key: `mail ${user}`, rate: TRIES.mails }], 'account.mail.often');
  const token = newToken();
  const expires = context.now() + CONFIRM_TTL_MS;
  const fresh = mailConfirmed === null ? { mail: address } : {};
  await context.change([
    { t: 'accountFields', user, set: { ...fresh, lang, origin } },
    { t: 'dropAccountTokens', user, kind: 'mail' },
    {
      t: 'accountToken',
      row: { hash: hashOf(token), kind: 'mail', user, expires, data: address },
    },
  ]);
  const { name } = context.names.person(user);
  const link = linkTo(origin, 'confirm', token);
  const mail = {
    to: address,
    lang,
    subject: msg('server.mail.confirm.subject', { name }),
    text: msg('server.mail.confirm.text', { name, link }),
  };
  await mailer.send(mail).catch(() => {
    throw refused(503, 'account.mail.notSent');
  });
}

/** Opened from the mail, in whatever browser. */
export async function confirmMail({ context }: AccountTools, token: string): Promise<void> {
  const hash = hashOf(token);
  const found = await context.storage.accountToken(hash);
  const isGood = found?.kind === 'mail' && found.expires > context.now();
  if (!isGood || found.user === null) throw refused(410, 'account.mail.used');
  const set = { mail: found.data, mailConfirmed: context.now() };
  try {
    await context.change([
      { t: 'useAccountToken', hash },
      { t: 'accountFields', user: found.user, set },
    ]);
  } catch (error) {
    if (error instanceof UsedUp) throw refused(410, 'account.mail.used');
    throw error;
  }
}

export async function dropMail(tools: AccountTools, session: Session): Promise<void> {
  const { user } = await requireAccount(tools, session);
  await requireConfirmed(tools, session);
  await tools.context.change([
    { t: 'accountFields', user, set: { mail: null, mailConfirmed: null } },
    { t: 'dropAccountTokens', user, kind: 'mail' },
  ]);
}

/** Mails a link for a new password to whoever has an account of this name and a confirmed address. The caller never learns which. */
export function forgotPassword(tools: AccountTools, name: string): void {
  const mailer = requireMailer(tools);
  mailReset(tools, mailer, name).catch((error: unknown) =>
    tools.context.log.warn({ err: error }, 'a password was not reset'),
  );
}

async function mailReset(tools: AccountTools, mailer: Mailer, typed: string): Promise<void> {
  const { context, attempts } = tools;
  const user = await userByName(context, typed);
  const account = user === undefined ? undefined : await context.storage.account(user);
  if (!account?.mail || account.mailConfirmed === null || account.origin === null) return;
  attempts.take([{ key: `reset ${account.user}`, rate: TRIES.mails }]);
  await context.names.preload([account.user]);
  const { name } = context.names.person(account.user);
  const { token } = await newResetToken(tools, account.user, RESET_TTL_MS);
  await mailer.send({
    to: account.mail,
    lang: account.lang ?? DEFAULT_LANG,
    subject: msg('server.mail.reset.subject', { name }),
    text: msg('server.mail.reset.text', { name, link: linkTo(account.origin, 'reset', token) }),
  });
}

import type { Mailer } from '../accounts/mailer.ts';
import type { ChannelRow, ChannelTarget } from '../storage/index.ts';
import { hashOf } from '../tokens.ts';
import type { CallKeys } from './keys.ts';
import type { CallMessage } from './message.ts';
import { NotSent, type Post } from './outgoing.ts';

/** `gone`: nothing will ever arrive there again. */
export type SendOutcome =
  | { ok: true }
  | {
      ok: false;
      why: 'forbidden' | 'unreachable' | 'slow' | 'gone' | 'refused' | 'mail';
      status?: number;
    };

export interface ChannelParts {
  post: Post;
  keys: CallKeys;
  mailer: Mailer | undefined;
  /** The confirmed address of a user; undefined if there is none. */
  addressOf(user: string): Promise<string | undefined>;
  /** The last lines of a mail, in the language of the message. */
  mailFooter(lang: string, links: { settings: string; unsubscribe: string }): string;
}

/** Sends a message over one channel. */
export async function sendOver(
  channel: ChannelRow,
  message: CallMessage,
  parts: ChannelParts,
): Promise<SendOutcome> {
  try {
    const { target } = channel;
    if (target.t === 'mail') return await sendMail(channel.user, target, message, parts);
    const status =
      target.t === 'push'
        ? await sendPush(target, message, parts)
        : await sendWebhook(target, message, parts);
    if (status >= 200 && status < 300) return { ok: true };
    return { ok: false, why: status === 404 || status === 410 ? 'gone' : 'refused', status };
  } catch (error) {
    if (error instanceof NotSent) return { ok: false, why: error.why };
    throw error;
  }
}

type Target<T extends ChannelTarget['t']> = Extract<ChannelTarget, { t: T }>;

/** Encrypted for the browser. The push service replaces what it has not delivered yet of the same topic. */
async function sendPush(
  target: Target<'push'>,
  { title, lines, path, tag, lang, seconds }: CallMessage,
  { post, keys }: ChannelParts,
): Promise<number> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const { endpoint, p256dh, auth, origin } = target;
  const body = lines.map(({ text }) => text).join('\n');
  const details = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, path, tag, lang }),
    {
      // The service must be able to reach somebody; a page over plain HTTP is on the machine itself.
      vapidDetails: { subject: origin.replace(/^http:/, 'https:'), ...keys.vapid },
      TTL: seconds,
      topic: tag,
      urgency: 'high',
    },
  );
  const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
  return post({ url: endpoint, headers: Object.fromEntries(headers), body: details.body ?? '' });
}

/** Nobody can replace a message in a channel of others; a receiver of one's own can tell a repeated one by its key. */
function sendWebhook(
  { format, url, origin }: Target<'webhook'>,
  { title, lines, key }: CallMessage,
  { post }: ChannelParts,
): Promise<number> {
  const plain = format === 'discord' ? escapeDiscord : escapeSlack;
  const link = ({ text, path }: CallMessage['lines'][0]): string =>
    `${plain(text)} <${origin}${path}>`;
  const head = format === 'discord' ? `**${plain(title)}**` : `*${plain(title)}*`;
  const text = [head, ...lines.map(link)].join('\n');
  const body = format === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { text };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return post({ url, headers, body: JSON.stringify(body) });
}

/** Names of tables are written by players: they must not mention anybody or look like anything else. */
const escapeDiscord = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#@:-]/g, '\\$&');
const escapeSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, '\u200b$&');

/** A repeated mail has the same id, so that mailboxes show one. All mails about a table are one thread. */
async function sendMail(
  user: string,
  { origin }: Target<'mail'>,
  { title, lines, tag, key, lang }: CallMessage,
  { mailer, addressOf, keys, mailFooter }: ChannelParts,
): Promise<SendOutcome> {
  const to = await addressOf(user);
  if (!mailer || to === undefined) return { ok: false, why: 'gone' };
  const domain = new URL(origin).hostname;
  const token = keys.unsubscribeToken(user);
  const links = { settings: `${origin}/notices`, unsubscribe: `${origin}/unsubscribe#${token}` };
  const subject = lines.length === 1 ? `${title}: ${lines[0]?.text}` : title;
  try {
    await mailer.send({
      to,
      lang,
      subject,
      text: `${lines.map(({ text, path }) => `${text}\n${origin}${path}`).join('\n\n')}\n\n-- \n${mailFooter(lang, links)}`,
      messageId: `<${hashOf(key)}@${domain}>`,
      references: `<${tag}@${domain}>`,
      headers: {
        'List-Unsubscribe': `<${origin}/api/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    return { ok: true };
  } catch {
    return { ok: false, why: 'mail' };
  }
}

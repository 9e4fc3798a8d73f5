import type { Logger } from '@fondaco/host';
import { BadInput, type Msg } from '@fondaco/kernel';
import type { Transporter } from 'nodemailer';

export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  smtp: string;
  from: string;
  /** Turns messages into texts of a language; English for one it does not know. */
  say(lang: string): (message: Msg) => string;
}

export interface Mail {
  to: string;
  lang: string;
  subject: Msg | string;
  text: Msg | string;
  messageId?: string;
  references?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Resolves once the mail server has taken it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** Sends plain texts. The connection is opened when there is something to send. */
export async function openMailer({ smtp, from, say }: MailOptions, log: Logger): Promise<Mailer> {
  const { protocol } = URL.canParse(smtp) ? new URL(smtp) : { protocol: '' };
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new BadInput('server.mail.url');
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport({
    url: smtp,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text of ours is the whole mail: nothing is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, lang, subject, text, headers, ...ids }) {
      const words = (x: Msg | string): string => (typeof x === 'string' ? x : say(lang)(x));
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: words(subject),
          text: `${words(text)}\n`,
          ...ids,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        log.error({ err: error }, 'a mail was not sent');
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

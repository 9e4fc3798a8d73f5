import { OutcomeUnknown, openPage, Refused, refused, type Watcher } from '@fondaco/host';
import {
  type ClientMessage,
  isRecord,
  isServedProtocol,
  type Msg,
  msg,
  PROTOCOL,
  type ServerMessage,
} from '@fondaco/kernel';
import { requireNotBanned, type Session } from '../accounts.ts';
import { postChat, sendChat } from '../chat.ts';
import type { ServerContext } from '../context.ts';
import { hiddenFrom } from '../hidden-from.ts';
import { type MessageRate, rateLimiter } from './rate-limiter.ts';
import { parseUp } from './schema.ts';

export const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_WATCHED_TABLES = 20;
/** A page that keeps sending beyond its rate is disconnected. */
const MAX_REFUSED_IN_A_ROW = 200;

/** “Service restart”. */
const CLOSE_TRY_AGAIN = 1012;

/** Sends to the other end of a connection. */
export interface Transport {
  send(text: string): void;
  close(code: number): void;
}

export interface ClientConnection {
  receive(text: string): Promise<void>;
  closed(): void;
}

/** One open page. Every message is answered; only a valid one changes anything. */
export async function openConnection(
  context: ServerContext,
  session: Session,
  transport: Transport,
  rate: MessageRate,
): Promise<ClientConnection> {
  const { user } = session;
  const isAllowed = rateLimiter(rate);
  let greeted = false;
  let refusedInARow = 0;
  const send = (message: ServerMessage): void => transport.send(JSON.stringify(message));
  const watcher: Watcher = { user, send };
  const page = openPage(context.host, watcher, MAX_WATCHED_TABLES);
  const { storage } = context;
  context.muted.set(watcher, await hiddenFrom(storage, user));

  function refuse(key: unknown, what: Msg | Refused): void {
    const refusal = what instanceof Refused ? what.refusal : { msg: what };
    if (typeof key === 'string' && key.length <= 64) send({ t: 'ack', key, ok: false, refusal });
    else send({ t: 'refused', refusal });
  }

  async function receive(text: string): Promise<void> {
    const value = text.length > MAX_MESSAGE_BYTES ? undefined : parsed(text);
    const key = isRecord(value) ? value.key : undefined;
    if (!isAllowed()) {
      if (++refusedInARow > MAX_REFUSED_IN_A_ROW) transport.close(1008);
      else refuse(key, msg('server.message.often'));
      return;
    }
    refusedInARow = 0;
    if (text.length > MAX_MESSAGE_BYTES) return refuse(key, msg('server.message.long'));
    if (!isRecord(value)) return refuse(key, msg('server.message.json'));
    if (session.expires < context.now()) return refuse(key, msg('server.session.none'));
    const up = parseUp(value);
    if ('bad' in up) return refuse(key, up.bad);
    if (!greeted && up.t !== 'hello') return refuse(key, msg('server.message.hello'));
    const began = performance.now();
    let failure: unknown;
    try {
      requireNotBanned(context, user);
      await handle(up);
    } catch (error) {
      failure = error;
      if (error instanceof Refused) return refuse(key, error);
      // The page connects again and sends the command with the same key.
      if (error instanceof OutcomeUnknown) return transport.close(CLOSE_TRY_AGAIN);
      context.log.error({ ...factsOf(up), user, err: error }, 'a message failed');
      refuse(key, msg('server.broken'));
    } finally {
      noteAnswer(up, performance.now() - began, failure);
    }
  }

  function noteAnswer(up: ClientMessage, ms: number, failure: unknown): void {
    context.metrics?.answered(up.t, ms / 1000);
    if (!('key' in up)) return;
    const refusal = failure instanceof Refused ? failure.refusal.msg.key : undefined;
    context.log.debug?.({ ...factsOf(up), user, ms, refusal }, 'answered');
  }

  function helloTo(protocol: number): ServerMessage {
    const page = context.pageBuild();
    return { t: 'hello', protocol, you: context.names.person(user), ...(page && { page }) };
  }

  async function handle(up: ClientMessage): Promise<void> {
    switch (up.t) {
      case 'hello':
        greeted = isServedProtocol(up.protocol);
        if (greeted) send(helloTo(up.protocol));
        else send({ t: 'outdated', protocol: PROTOCOL });
        return;
      case 'visible':
        return page.setVisible(up.on);
      case 'ping':
        return send({ t: 'pong' });
      case 'watch':
        await page.handle(up, (live) => sendChat(context, live, watcher, up.chat ?? 0));
        return send({ t: 'ack', key: up.key, ok: true });
      case 'chat':
        await postChat(context, user, up.table, up.key, up.text);
        return send({ t: 'ack', key: up.key, ok: true });
      case 'mute':
        if (!(await context.storage.user(up.user))) throw refused(404, 'user.none');
        await context.change([{ t: 'mute', user, muted: up.user, on: up.on }]);
        for (const [each, muted] of context.muted) {
          if (each.user !== user) continue;
          if (up.on) muted.add(up.user);
          else if (!(await context.storage.blockedBy(user)).includes(up.user))
            muted.delete(up.user);
        }
        return send({ t: 'ack', key: up.key, ok: true });
      default:
        return send({ t: 'ack', key: up.key, ok: true, ...(await page.handle(up)) });
    }
  }

  return {
    receive,
    closed() {
      page.close();
      context.muted.delete(watcher);
    },
  };
}

/** What the log says about a message: where and about which question, but not what was answered or written. */
const factsOf = (up: ClientMessage): object => {
  const { t, key, table, seat, decision } = up as Partial<Extract<ClientMessage, { t: 'answer' }>>;
  return { t, key, table, seat, decision };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { openPage, Refused, refused, type Watcher } from '@fondaco/host';
import {
  type ClientMessage,
  isRecord,
  type Msg,
  msg,
  PROTOCOL,
  type ServerMessage,
} from '@fondaco/kernel';
import { requireNotBanned, type Session } from '../accounts.ts';
import { postChat, sendChat } from '../chat.ts';
import type { ServerContext } from '../context.ts';
import { type MessageRate, rateLimiter } from './rate-limiter.ts';
import { parseUp } from './schema.ts';

export const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_WATCHED_TABLES = 20;
/** A page that keeps sending beyond its rate is disconnected. */
const MAX_REFUSED_IN_A_ROW = 200;

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
  const hidden = [...(await storage.muted(user)), ...(await storage.blockedBy(user))];
  context.muted.set(watcher, new Set(hidden));

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
    try {
      requireNotBanned(context, user);
      await handle(up);
    } catch (error) {
      if (error instanceof Refused) return refuse(key, error);
      context.log.error({ user, t: up.t, err: error }, 'a message failed');
      refuse(key, msg('server.broken'));
    }
  }

  async function handle(up: ClientMessage): Promise<void> {
    switch (up.t) {
      case 'hello':
        greeted = up.protocol === PROTOCOL;
        if (greeted) send({ t: 'hello', protocol: PROTOCOL, you: context.names.person(user) });
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

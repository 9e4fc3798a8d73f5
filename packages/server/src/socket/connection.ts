import { type Down, isRecord, type Msg, msg, PROTOCOL, type Up } from '@fondaco/kernel';
import type { Session } from '../accounts.ts';
import { say } from '../game/chat.ts';
import { type Hall, personOf } from '../game/hall.ts';
import type { Watcher } from '../game/live.ts';
import { play } from '../game/play.ts';
import { Refused, refused } from '../game/refused.ts';
import { unwatch, watch } from '../game/watch.ts';
import { budget, type Rate } from './budget.ts';
import { readUp } from './schema.ts';

export const MESSAGE_BYTES = 16 * 1024;
/** Tables one page looks at. */
const WATCHED = 20;
/** Whoever goes on far beyond his budget is shown the door. */
const PATIENCE = 200;

/** The far end, whatever carries the messages. */
export interface Line {
  send(text: string): void;
  close(code: number): void;
}

export interface Connection {
  receive(text: string): Promise<void>;
  closed(): void;
}

/** One open page. Each message is answered; none but a good one changes anything. */
export async function connect(
  hall: Hall,
  session: Session,
  line: Line,
  rate: Rate,
): Promise<Connection> {
  const { user } = session;
  const tables = new Set<string>();
  const allowed = budget(rate, hall.now);
  let greeted = false;
  let gone = false;
  let overdrawn = 0;
  const send = (message: Down | string): void =>
    line.send(typeof message === 'string' ? message : JSON.stringify(message));
  const watcher: Watcher = { user, muted: new Set(await hall.storage.muted(user)), send };

  function refuse(key: unknown, what: Msg | Refused): void {
    const refusal = what instanceof Refused ? what.refusal : { msg: what };
    if (typeof key === 'string' && key.length <= 64) send({ t: 'ack', key, ok: false, refusal });
    else send({ t: 'refused', refusal });
  }

  async function receive(text: string): Promise<void> {
    const value = text.length > MESSAGE_BYTES ? undefined : parsed(text);
    const key = isRecord(value) ? value.key : undefined;
    if (!allowed()) {
      if (++overdrawn > PATIENCE) line.close(1008);
      else refuse(key, msg('server.message.often'));
      return;
    }
    overdrawn = 0;
    if (text.length > MESSAGE_BYTES) return refuse(key, msg('server.message.long'));
    if (!isRecord(value)) return refuse(key, msg('server.message.json'));
    if (session.expires < hall.now()) return refuse(key, msg('server.session.none'));
    const up = readUp(value);
    if ('bad' in up) return refuse(key, up.bad);
    if (!greeted && up.t !== 'hello') return refuse(key, msg('server.message.hello'));
    try {
      await handle(up);
    } catch (error) {
      if (error instanceof Refused) return refuse(key, error);
      hall.log.error({ user, t: up.t, err: error }, 'a message failed');
      refuse(key, msg('server.broken'));
    }
  }

  async function handle(up: Up): Promise<void> {
    switch (up.t) {
      case 'hello':
        greeted = up.protocol === PROTOCOL;
        if (greeted) send({ t: 'hello', protocol: PROTOCOL, you: personOf(hall, user) });
        else send({ t: 'outdated', protocol: PROTOCOL });
        return;
      case 'ping':
        return send({ t: 'pong' });
      case 'watch':
        if (!tables.has(up.table) && tables.size >= WATCHED) throw refused(429, 'message.watched');
        tables.add(up.table);
        try {
          await watch(hall, watcher, up.table, up.since, up.chat);
        } catch (error) {
          tables.delete(up.table);
          throw error;
        } finally {
          // The page may have been closed meanwhile, or looks elsewhere by now.
          if (gone || !tables.has(up.table)) unwatch(hall, watcher, up.table);
        }
        return send({ t: 'ack', key: up.key, ok: true });
      case 'unwatch':
        if (tables.delete(up.table)) unwatch(hall, watcher, up.table);
        return send({ t: 'ack', key: up.key, ok: true });
      case 'chat':
        await say(hall, user, up.table, up.key, up.text);
        return send({ t: 'ack', key: up.key, ok: true });
      case 'mute':
        if (!(await hall.storage.user(up.user))) throw refused(404, 'user.none');
        await hall.commit([{ t: 'mute', user, muted: up.user, on: up.on }]);
        for (const each of pagesOf(hall, watcher)) {
          if (up.on) each.muted.add(up.user);
          else each.muted.delete(up.user);
        }
        return send({ t: 'ack', key: up.key, ok: true });
      default:
        return send({ t: 'ack', key: up.key, ok: true, ...(await play(hall, user, up)) });
    }
  }

  return {
    receive,
    closed() {
      gone = true;
      for (const id of tables) unwatch(hall, watcher, id);
    },
  };
}

/** This page and the others the same user has open at a table. */
function pagesOf(hall: Hall, page: Watcher): Set<Watcher> {
  const all = [...hall.live.values()].flatMap((live) => [...live.watchers.keys()]);
  return new Set([page, ...all.filter(({ user }) => user === page.user)]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

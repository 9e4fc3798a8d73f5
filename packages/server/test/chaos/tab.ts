import { fastChance, PROTOCOL, type ServerMessage, type Viewer } from '@fondaco/kernel';
import { openPage, type Page } from '../client.ts';
import {
  type History,
  invoke,
  noteShown,
  now,
  type Operation,
} from '../linearizability/history.ts';
import { chosen } from '../linearizability/model-client.ts';

const RECONNECT_MS = 30;

/** A command that was sent and not answered yet. */
interface Pending {
  key: string;
  command: Operation['command'];
  answered: ReturnType<typeof invoke>;
}

interface TabParts {
  user: string;
  cookie: string;
  table: string;
  seed: string;
  history: History;
  /** A server to connect to, another one each time. */
  port(): number;
}

/**
 * A page of a player that plays on whatever happens to servers and database: what was not answered is sent again with its key, to
 * another server. It also leaves by itself now and then. Everything it does and is shown goes into the history.
 */
export async function playInTab({
  user,
  cookie,
  table,
  seed,
  history,
  port,
}: TabParts): Promise<void> {
  const chance = fastChance(seed);
  let pending: Pending | undefined;
  let keys = 0;
  for (;;) {
    let page: Page | undefined;
    try {
      page = await openPage(port(), cookie, false);
      const at = page;
      const closed = at.closed.then(() => {
        throw new Error('closed');
      });
      closed.catch(() => {});
      noteAll(at);
      at.raw(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
      await Promise.race([at.until((m): m is ServerMessage => m.t === 'hello'), closed]);
      await Promise.race([at.say({ t: 'watch', table }), closed]);
      while (pending || at.tables.get(table)?.status !== 'over') {
        const heard = at.heard.length;
        pending ??= next(at);
        if (!pending) {
          await Promise.race([at.untilTrue(() => at.heard.length > heard), closed]);
          continue;
        }
        const { key, command, answered } = pending;
        const ack = at.say({ ...command, table, key });
        // Somebody who closes the page before the answer comes.
        if (chance.int(25, 'leave') === 0) at.socket.terminate();
        const answer = await ack;
        pending = undefined;
        if (answer.ok) answered({ ok: true, ...(answer.seq !== undefined && { seq: answer.seq }) });
        else answered({ ok: false, why: answer.refusal.msg.key });
        if (chance.int(30, 'move') === 0) throw new Error('goes elsewhere');
      }
      at.socket.terminate();
      return;
    } catch {
      page?.socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  /** The first outlook after `watch` was asked for, all others come by themselves. */
  function noteAll(page: Page): void {
    const asked = now();
    const first = new Set<Viewer>();
    page.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      const isFirst = message.t === 'full' && !first.has(message.as);
      if (message.t === 'full') first.add(message.as);
      noteShown(history, message, (as) => page.see(table, as), isFirst ? asked : undefined);
    });
  }

  function next(page: Page): Pending | undefined {
    const own = [...page.outlooks].flatMap(([id, shown]) => {
      const [where, as] = id.split(' ');
      return where === table && as !== 'table' ? [[Number(as), shown] as const] : [];
    });
    const command = chosen(new Map(own), chance);
    if (!command) return undefined;
    const key = `${seed} ${keys++}`;
    return { key, command, answered: invoke(history, user, key, command) };
  }
}

import websocket from '@fastify/websocket';
import { Refused, refused } from '@fondaco/host';
import { msg, type ServerMessage } from '@fondaco/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Accounts, Session } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { tokenOf } from '../http/session.ts';
import { type ClientConnection, MAX_MESSAGE_BYTES, openConnection } from './connection.ts';
import { framing } from './frames.ts';
import type { MessageRate } from './rate-limiter.ts';

const HEARTBEAT_MS = 30_000;
/** A client that reads too slowly is disconnected; it can resume later. */
const MAX_BACKLOG_BYTES = 4 * 1024 * 1024;
const MAX_SOCKETS_PER_USER = 20;

export interface Sockets {
  count(): number;
  /** Closes the sockets of a session that was ended. */
  closeSession(session: Pick<Session, 'hash'>): void;
  /** The sessions and users of all open sockets. */
  sessions(): Session[];
  /** Closes all sockets of somebody who was banned. */
  closeUser(user: string): void;
  closeAll(): void;
}

/**
 * `/socket`: the session and the origin are checked when it is opened. Messages are not compressed, so that they can be framed
 * here; everything else is left to `ws`.
 */
export async function registerSockets(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
  rate: MessageRate,
): Promise<Sockets> {
  const open = new Map<WebSocket, { session: Session; alive: boolean; flush(): void }>();
  // A message slightly too long gets an answer; one far too long is not read to its end.
  await app.register(websocket, {
    options: { maxPayload: 4 * MAX_MESSAGE_BYTES, perMessageDeflate: false },
  });

  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    handler: () => {
      throw refused(404, 'notFound');
    },
    wsHandler: receiveSocket,
  });

  function receiveSocket(socket: WebSocket, request: FastifyRequest): void {
    const early: string[] = [];
    let connection: ClientConnection | undefined;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (connection) void connection.receive(text);
      else if (early.length < 20) early.push(text);
    });
    begin().catch((error: unknown) => {
      if (error instanceof Refused) {
        socket.send(
          JSON.stringify({ t: 'refused', refusal: error.refusal } satisfies ServerMessage),
        );
        return socket.close(4403);
      }
      context.log.error({ err: error }, 'a connection could not be opened');
      socket.terminate();
    });

    async function begin(): Promise<void> {
      const session = await accounts.session(tokenOf(request));
      const mine = [...open.values()].filter((x) => x.session.user === session?.user);
      if (!session || mine.length >= MAX_SOCKETS_PER_USER) {
        const key = session ? 'server.message.sockets' : 'server.session.none';
        socket.send(
          JSON.stringify({ t: 'refused', refusal: { msg: msg(key) } } satisfies ServerMessage),
        );
        return socket.close(session ? 1013 : 4401);
      }
      const { send, flush } = framing(request.raw.socket);
      const state = { session, alive: true, flush };
      open.set(socket, state);
      const line = {
        send(text: string) {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > MAX_BACKLOG_BYTES) return socket.terminate();
          send(text);
        },
        close(code: number) {
          flush();
          socket.close(code);
        },
      };
      const made = await openConnection(context, session, line, rate);
      socket.on('pong', () => {
        state.alive = true;
      });
      const gone = (): void => {
        open.delete(socket);
        made.closed();
      };
      if (socket.readyState !== socket.OPEN) return gone();
      socket.on('close', gone);
      for (const text of early) void made.receive(text);
      connection = made;
    }
  }

  const heartbeat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  app.addHook('onClose', async () => clearInterval(heartbeat));

  return {
    count: () => open.size,
    sessions: () => [...open.values()].map(({ session }) => session),
    closeSession(session) {
      for (const [socket, state] of open) {
        if (state.session.hash !== session.hash) continue;
        state.flush();
        socket.close(4401);
      }
    },
    closeUser(user) {
      for (const [socket, state] of open) {
        if (state.session.user !== user) continue;
        state.flush();
        socket.close(4403);
      }
    },
    closeAll() {
      const bye = { t: 'bye', again: true, msg: msg('server.bye') } satisfies ServerMessage;
      for (const [socket, { flush }] of open) {
        flush();
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(bye));
        socket.close(1012);
      }
    },
  };
}

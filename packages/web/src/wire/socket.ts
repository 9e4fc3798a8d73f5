import { type ClientMessage, type Person, PROTOCOL, type ServerMessage } from '@fondaco/kernel';
import { createCommandQueue, isQueued } from './command-queue.ts';
import { type Connection, listeners } from './connection.ts';
import type { ConnectionState } from './state.ts';

/** The code with which the server closes the sockets of a session that has ended. */
const SESSION_ENDED = 4401;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** A restarting server is expected back within this time; after that the connection counts as lost. */
const RESTART_MS = 60_000;
const OPENING_MS = 10_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8000;
/** After a laptop wakes up, a dead connection should be noticed at once. */
const PONG_AFTER_WAKING_MS = 3000;

export interface ServerConnection extends Connection {
  /** Reconnects as the user of the current cookie: after a guest got a name, moved here, or left. */
  renew(): void;
  close(): void;
}

export interface SocketParts {
  open(url: string): WebSocket;
  /** Calls back when the network or the user may have come back, and when the network has gone. */
  onWake(wake: () => void, gone: () => void): () => void;
  /** Whether the page can be seen; calls back when that changes. */
  visibility: { isVisible(): boolean; onChange(changed: () => void): () => void };
  storage: Storage | undefined;
}

/** One socket for the whole page, opened with the first listener. */
export function serverConnection(
  url: string,
  parts: SocketParts = browserParts(),
): ServerConnection {
  const received = listeners<ServerMessage>();
  const changed = listeners<void>();
  const queue = createCommandQueue(parts.storage);
  let state: ConnectionState = 'connecting';
  let you: Person | null = null;
  let socket: WebSocket | undefined;
  let begun = false;
  let failures = 0;
  let restartingUntil = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const stopWaking = parts.onWake(wake, () => socket && drop());
  const { isVisible, onChange } = parts.visibility;
  const stopNoticing = onChange(() => {
    if (state === 'open') send({ t: 'visible', on: isVisible() });
  });

  function update(next: ConnectionState, person = you): void {
    if (state === next && you === person) return;
    state = next;
    you = person;
    changed.notify();
  }

  function connect(): void {
    clearTimeout(retry);
    begun = true;
    let opened: WebSocket;
    try {
      opened = parts.open(url);
    } catch {
      lost();
      return;
    }
    socket = opened;
    opened.onopen = () => {
      if (socket !== opened) return;
      send({ t: 'hello', protocol: PROTOCOL });
      expectMessageWithin(PONG_WITHIN_MS);
    };
    opened.onmessage = (event) => {
      if (socket === opened) receive(String(event.data));
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      if (code === SESSION_ENDED && you) {
        end();
        update('ended');
      } else lost();
    };
    expectMessageWithin(OPENING_MS);
  }

  /** Every message shows that the connection is alive. After a silence a ping is sent; without an answer the connection is dropped. */
  function expectMessageWithin(within: number): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(drop, within);
  }

  function drop(): void {
    const dead = socket;
    socket = undefined;
    dead?.close();
    lost();
  }

  function ping(within: number): void {
    send({ t: 'ping' });
    expectMessageWithin(within);
  }

  function lost(): void {
    socket = undefined;
    clearTimeout(silenceTimer);
    if (state === 'outdated' || state === 'ended') return;
    update(Date.now() < restartingUntil ? 'restarting' : 'lost');
    const most = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures++;
    // Random delay, so that not all pages reconnect at once when a server is back.
    clearTimeout(retry);
    retry = setTimeout(connect, most / 2 + (Math.random() * most) / 2);
  }

  function wake(): void {
    if (!begun || state === 'outdated' || state === 'ended') return;
    failures = 0;
    if (!socket) connect();
    else if (state === 'open') ping(PONG_AFTER_WAKING_MS);
  }

  function send(up: ClientMessage): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(up));
  }

  function receive(text: string): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => ping(PONG_WITHIN_MS), PING_EVERY_MS);
    const down = JSON.parse(text) as ServerMessage;
    switch (down.t) {
      case 'hello':
        failures = 0;
        restartingUntil = 0;
        queue.setOwner(down.you.id);
        // A new socket counts as a page that is seen.
        if (!isVisible()) send({ t: 'visible', on: false });
        for (const up of queue.all()) send(up);
        update('open', down.you);
        return;
      case 'outdated':
        update('outdated');
        end();
        return;
      case 'bye':
        if (down.again) restartingUntil = Date.now() + RESTART_MS;
        if (down.again) update('restarting');
        break;
      case 'ack':
        queue.acknowledged(down.key);
        break;
      case 'pong':
        return;
      default:
    }
    received.notify(down);
  }

  function end(): void {
    const old = socket;
    socket = undefined;
    clearTimeout(retry);
    clearTimeout(silenceTimer);
    old?.close();
  }

  return {
    state: () => state,
    you: () => you,
    send(up) {
      if (isQueued(up)) queue.add(up);
      if (state === 'open') send(up);
    },
    listen(listener) {
      const stop = received.add(listener);
      if (!begun) connect();
      return stop;
    },
    onState: (listener) => changed.add(listener),
    renew() {
      if (!begun || state === 'outdated') return;
      end();
      failures = 0;
      update('connecting');
      connect();
    },
    close() {
      stopWaking();
      stopNoticing();
      end();
    },
  };
}

function browserParts(): SocketParts {
  return {
    open: (url) => new WebSocket(url),
    onWake(wake, gone) {
      const seen = (): void => {
        if (!document.hidden) wake();
      };
      window.addEventListener('online', wake);
      window.addEventListener('offline', gone);
      window.addEventListener('focus', wake);
      document.addEventListener('visibilitychange', seen);
      return () => {
        window.removeEventListener('online', wake);
        window.removeEventListener('offline', gone);
        window.removeEventListener('focus', wake);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    visibility: {
      isVisible: () => !document.hidden,
      onChange(changed) {
        document.addEventListener('visibilitychange', changed);
        return () => document.removeEventListener('visibilitychange', changed);
      },
    },
    storage: sessionStorageOrNone(),
  };
}

/** Where storage is forbidden, even reading the property throws. */
function sessionStorageOrNone(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

import { type Down, type Person, PROTOCOL, type Up } from '@fondaco/kernel';
import { isKept, keepCommands } from './kept.ts';
import { type Link, listeners } from './link.ts';
import type { LinkState } from './state.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A server that restarts is back soon; after so long it is just gone. */
const RESTART_MS = 60_000;
const OPENING_MS = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** After the lid was opened one wants to know at once whether the line is dead. */
const PONG_SOON = 3000;

export interface ServerLink extends Link {
  /** Connects anew, as whoever the cookie says: after a guest got a name, moved here, or left. */
  renew(): void;
  close(): void;
}

export interface SocketParts {
  open(url: string): WebSocket;
  /** Calls back when the network or the user may have come back, and when the network has gone. */
  onWake(wake: () => void, gone: () => void): () => void;
  shelf: Storage | undefined;
}

/** One socket for the whole page, opened when somebody first listens. */
export function serverLink(url: string, parts: SocketParts = browser()): ServerLink {
  const heard = listeners<Down>();
  const changed = listeners<void>();
  const kept = keepCommands(parts.shelf);
  let state: LinkState = 'connecting';
  let you: Person | null = null;
  let socket: WebSocket | undefined;
  let begun = false;
  let failures = 0;
  let restartingUntil = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;
  const stopWaking = parts.onWake(wake, () => socket && drop());

  function become(next: LinkState, person = you): void {
    if (state === next && you === person) return;
    state = next;
    you = person;
    changed.tell();
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
      say({ t: 'hello', protocol: PROTOCOL });
      expectSound(PONG_WITHIN);
    };
    opened.onmessage = (event) => {
      if (socket === opened) receive(String(event.data));
    };
    opened.onclose = () => {
      if (socket === opened) lost();
    };
    expectSound(OPENING_MS);
  }

  /** Whatever is heard shows that the line is alive; silence is broken by a ping, and after that it is dead. */
  function expectSound(within: number): void {
    clearTimeout(beat);
    beat = setTimeout(drop, within);
  }

  function drop(): void {
    const dead = socket;
    socket = undefined;
    dead?.close();
    lost();
  }

  function ping(within: number): void {
    say({ t: 'ping' });
    expectSound(within);
  }

  function lost(): void {
    socket = undefined;
    clearTimeout(beat);
    if (state === 'outdated') return;
    become(Date.now() < restartingUntil ? 'restarting' : 'lost');
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    failures++;
    // Not everybody at once when a server comes back.
    clearTimeout(retry);
    retry = setTimeout(connect, most / 2 + (Math.random() * most) / 2);
  }

  function wake(): void {
    if (!begun || state === 'outdated') return;
    failures = 0;
    if (!socket) connect();
    else if (state === 'open') ping(PONG_SOON);
  }

  function say(up: Up): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(up));
  }

  function receive(text: string): void {
    clearTimeout(beat);
    beat = setTimeout(() => ping(PONG_WITHIN), PING_EVERY);
    const down = JSON.parse(text) as Down;
    switch (down.t) {
      case 'hello':
        failures = 0;
        restartingUntil = 0;
        kept.belongTo(down.you.id);
        for (const up of kept.all()) say(up);
        become('open', down.you);
        return;
      case 'outdated':
        become('outdated');
        end();
        return;
      case 'bye':
        if (down.again) restartingUntil = Date.now() + RESTART_MS;
        if (down.again) become('restarting');
        break;
      case 'ack':
        kept.acknowledged(down.key);
        break;
      case 'pong':
        return;
      default:
    }
    heard.tell(down);
  }

  function end(): void {
    const old = socket;
    socket = undefined;
    clearTimeout(retry);
    clearTimeout(beat);
    old?.close();
  }

  return {
    state: () => state,
    you: () => you,
    send(up) {
      if (isKept(up)) kept.add(up);
      if (state === 'open') say(up);
    },
    listen(listener) {
      const stop = heard.add(listener);
      if (!begun) connect();
      return stop;
    },
    onState: (listener) => changed.add(listener),
    renew() {
      if (!begun || state === 'outdated') return;
      end();
      failures = 0;
      become('connecting');
      connect();
    },
    close() {
      stopWaking();
      end();
    },
  };
}

function browser(): SocketParts {
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
    shelf: shelfOf(),
  };
}

/** Where storage is forbidden even asking for it throws. */
function shelfOf(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

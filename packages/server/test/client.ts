import { randomBytes } from 'node:crypto';
import {
  applyPatch,
  type ClientMessage,
  type Json,
  type Outlook,
  type ServerMessage,
  type Viewer,
} from '@fondaco/kernel';
import { WebSocket } from 'ws';
import { requireDescribed } from './described.ts';

type Ack = Extract<ServerMessage, { t: 'ack' }>;
/** A message up, whose key is made where it is not given. */
export type Said = ClientMessage extends infer U
  ? U extends { key: string }
    ? Omit<U, 'key'> & { key?: string }
    : U
  : never;

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is for the test to say
  body: any;
  text: string;
  headers: Headers;
}

/** Somebody with a name: a cookie, requests, and any number of pages. */
export interface Client {
  origin: string;
  id: string;
  cookie: string;
  /** Every text that came over HTTP. */
  heard: string[];
  get(path: string): Promise<Reply>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  page(): Promise<Page>;
}

export async function client(port: number, name: string | undefined, cookie = ''): Promise<Client> {
  const origin = `http://127.0.0.1:${port}`;
  const me: Client = {
    origin,
    id: '',
    cookie,
    heard: [],
    get: (path) => request('GET', path),
    post: (path, body, headers) => request('POST', path, body, headers),
    page: () => openPage(port, me.cookie),
  };
  async function request(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const res = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        cookie: me.cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await res.text();
    const type = res.headers.get('content-type');
    await requireDescribed(method, path, { status: res.status, type, text });
    me.heard.push(text);
    me.cookie = withCookies(me.cookie, res.headers.getSetCookie());
    return { status: res.status, body: parsed(text), text, headers: res.headers };
  }
  if (name !== undefined) me.id = (await me.post('/api/guest', { name })).body.id;
  return me;
}

/** The cookies that a browser would send after these were set. */
function withCookies(before: string, set: readonly string[]): string {
  const pairs = [...before.split('; '), ...set.map((each) => each.split(';')[0] ?? '')];
  const jar = new Map(pairs.flatMap((pair) => (pair ? [[pair.split('=')[0], pair] as const] : [])));
  return [...jar.values()].join('; ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An open page: keeps what it is told, as a client should. */
export interface Page {
  socket: WebSocket;
  /** All that came, as it came. */
  heard: string[];
  tables: Map<string, Extract<ServerMessage, { t: 'table' }>['info']>;
  /** By table and viewer. */
  outlooks: Map<string, { seq: number; outlook: Outlook }>;
  see(table: string, as: Viewer): { seq: number; outlook: Outlook } | undefined;
  /** Says something and waits for the ack. */
  say(up: Said): Promise<Ack>;
  raw(text: string): void;
  /** Lets go of all that was said so far. */
  forget(): void;
  /** Waits until a message fits; those already here count from index `from`. */
  until<T extends ServerMessage>(fits: (m: ServerMessage) => m is T, from?: number): Promise<T>;
  untilTrue(test: () => boolean, ms?: number): Promise<void>;
  close(): Promise<void>;
  closed: Promise<number>;
}

export async function openPage(
  port: number,
  cookie: string,
  hello = true,
  path = '/socket',
): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { cookie, origin: `http://127.0.0.1:${port}` },
    perMessageDeflate: false,
  });
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  const acks = new Map<string, { ok(ack: Ack): void; gone(e: Error): void }[]>();
  const page: Page = {
    socket,
    heard: [],
    tables: new Map(),
    outlooks: new Map(),
    see: (table, as) => page.outlooks.get(`${table} ${as}`),
    say(up) {
      const key = ('key' in up && up.key) || randomBytes(8).toString('hex');
      return new Promise((ok, gone) => {
        if (socket.readyState !== WebSocket.OPEN) return gone(new Error('closed'));
        acks.set(key, [...(acks.get(key) ?? []), { ok, gone }]);
        socket.send(JSON.stringify({ ...up, key }));
      });
    },
    raw: (text) => socket.send(text),
    forget() {
      page.heard.length = 0;
      messages.length = 0;
    },
    async until(fits, from = 0) {
      let at = from;
      for (;;) {
        for (; at < messages.length; at++) {
          const m = messages[at] as ServerMessage;
          if (fits(m)) return m;
        }
        await change(120_000);
      }
    },
    async untilTrue(test, ms = 120_000) {
      while (!test()) await change(ms);
    },
    close() {
      socket.close();
      return page.closed.then(() => {});
    },
    closed: new Promise((resolve) => {
      socket.on('close', (code) => {
        for (const { gone } of [...acks.values()].flat()) gone(new Error('closed'));
        acks.clear();
        resolve(code);
      });
    }),
  };
  function change(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new Error(`nothing came; last: ${page.heard.at(-1)?.slice(0, 300)}`));
      }, ms);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(go);
    });
  }
  socket.on('error', () => {});
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    page.heard.push(text);
    const m = JSON.parse(text) as ServerMessage;
    messages.push(m);
    take(page, m);
    if (m.t === 'ack') {
      acks.get(m.key)?.shift()?.ok(m);
    }
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
    socket.on('unexpected-response', (_req, res) => reject(new Error(`HTTP ${res.statusCode}`)));
  });
  if (hello) {
    page.raw(JSON.stringify({ t: 'hello', protocol: 1 }));
    await page.until(
      (m): m is ServerMessage => m.t === 'hello' || m.t === 'outdated' || m.t === 'refused',
    );
  }
  return page;
}

function take(page: Page, m: ServerMessage): void {
  if (m.t === 'table') page.tables.set(m.table, m.info);
  if (m.t === 'full') page.outlooks.set(`${m.table} ${m.as}`, { seq: m.seq, outlook: m.outlook });
  if (m.t !== 'news') return;
  const id = `${m.table} ${m.as}`;
  const before = page.outlooks.get(id);
  if (!before || m.seq <= before.seq) return;
  if (m.seq !== before.seq + 1) throw new Error(`news ${m.seq} after ${before.seq}`);
  const outlook = applyPatch(before.outlook as unknown as Json, m.patch) as unknown as Outlook;
  page.outlooks.set(id, { seq: m.seq, outlook });
}

import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

// Others at a busy server, in a process of their own: they ask for replays, catch up without pause, take back moves, and leave
// tables to bots.

export interface Pressure {
  port: number;
  cookie: string;
  /** Long games: one that is over, and two that run. */
  over: string;
  missed: string;
  undone: string;
  entries: number;
  /** Tables at which bots alone play, at any time. */
  botTables: number;
}

/** How much was asked of the server and answered. */
export interface Pressed {
  replays: number;
  caughtUp: number;
  undone: number;
  /** Tables left to bots so far. */
  leftToBots: number;
}

const REPLAYS_AT_ONCE = 60;
const CLIENTS_CATCHING_UP = 6;
const VIEWERS = ['open', 'table', '0', '1'];
const ENTRIES_PER_PAGE = 500;
/** As far back as a server may still send entries one by one, and farther. */
const MISSED = [5, 8, 30, 1000];

const BOT_GAMES = ['merchant-of-venus-standard', 'oltre-mare', 'merchant-of-venus-classic'];
const LEVELS = ['master', 'skilled'];
const BOTS_PER_TABLE = 3;
const LOOK_MS = 5000;

const pressure = JSON.parse(process.argv[2] ?? '') as Pressure;
const { port, cookie } = pressure;
const counts: Pressed = { replays: 0, caughtUp: 0, undone: 0, leftToBots: 0 };
let stopped = false;

interface Line {
  say(command: object): Promise<{ ok: boolean; seq?: number }>;
  /** An answer to the newest question that must be answered. */
  newest: { decision: number; seat: number; action: unknown };
}

/** A socket that reads no more than it must. */
function open(): Promise<Line> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie } });
  const waiting = new Map<string, (ack: { ok: boolean; seq?: number }) => void>();
  let keys = 0;
  const line: Line = {
    newest: { decision: -1, seat: -1, action: null },
    say: (command) =>
      new Promise((resolve) => {
        const key = `k${process.pid}.${keys++}`;
        waiting.set(key, resolve);
        socket.send(JSON.stringify({ ...command, key }));
      }),
  };
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1 })));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"t":"hello"')) resolve(line);
      if (text.startsWith('{"t":"full"')) line.newest = newestIn(text) ?? line.newest;
      if (!text.startsWith('{"t":"ack"')) return;
      const ack = JSON.parse(text) as { key: string; ok: boolean; seq?: number };
      waiting.get(ack.key)?.(ack);
      waiting.delete(ack.key);
    });
  });
}

interface Full {
  as: number;
  outlook: {
    questions: { id?: number; need: string; options?: { action: unknown; off?: unknown }[] }[];
  };
}

function newestIn(text: string): Line['newest'] | undefined {
  const { as, outlook } = JSON.parse(text) as Full;
  const q = outlook.questions.find((x) => x.id !== undefined && x.need === 'must');
  const action = q?.options?.find((o) => o.off === undefined)?.action;
  return action === undefined ? undefined : { decision: q?.id ?? -1, seat: as, action };
}

async function askForReplays(): Promise<void> {
  while (!stopped) {
    const asked = Array.from({ length: REPLAYS_AT_ONCE }, async (_, i) => {
      const as = VIEWERS[i % VIEWERS.length];
      const from =
        Math.floor(Math.random() * (pressure.entries / ENTRIES_PER_PAGE)) * ENTRIES_PER_PAGE;
      const path = `/api/tables/${pressure.over}/replay?as=${as}&from=${from}`;
      const res = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      if (res.status !== 200) throw new Error(`replay: ${res.status}`);
      await res.arrayBuffer();
      counts.replays++;
    });
    await Promise.all(asked);
  }
}

async function catchUp(line: Line): Promise<void> {
  const table = pressure.missed;
  for (let n = 0; !stopped; n++) {
    const since = Math.max(0, pressure.entries - 1 - (MISSED[n % MISSED.length] ?? 0));
    if (!(await line.say({ t: 'watch', table, since })).ok) throw new Error('watch');
    await line.say({ t: 'unwatch', table });
    counts.caughtUp++;
  }
}

async function takeBack(line: Line): Promise<void> {
  const table = pressure.undone;
  const to = pressure.entries - 1;
  while (!stopped) {
    await line.say({ t: 'watch', table });
    const { seat, decision, action } = line.newest;
    await line.say({ t: 'answer', table, seat, decision, action });
    const { ok } = await line.say({ t: 'undo', table, seat, to, propose: true });
    if (!ok) throw new Error('undo');
    await line.say({ t: 'unwatch', table });
    counts.undone++;
  }
}

async function call<T>(path: string, body?: object): Promise<T> {
  const origin = `http://127.0.0.1:${port}`;
  const res = await fetch(`${origin}/api/tables${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await res.text();
  if (!res.ok) throw new Error(`${path}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Bots play one game after the other at this place. */
async function leaveToBots(place: number): Promise<void> {
  const game = BOT_GAMES[place % BOT_GAMES.length];
  const player = LEVELS[place % LEVELS.length];
  while (!stopped) {
    const { id } = await call<{ id: string }>('', { game, pace: 0, seats: BOTS_PER_TABLE + 1 });
    await call(`/${id}/bots`, { player });
    await call(`/${id}/start`, {});
    await call(`/${id}/leave`, {});
    counts.leftToBots++;
    const isOver = async () => (await call<{ status: string }>(`/${id}`)).status === 'over';
    while (!stopped && !(await isOver())) await setTimeout(LOOK_MS);
  }
}

process.on('message', () => {
  stopped = true;
});
const lines = await Promise.all(Array.from({ length: CLIENTS_CATCHING_UP + 1 }, open));
const [first, ...others] = lines as [Line, ...Line[]];
const places = Array.from({ length: pressure.botTables }, (_, place) => place);
process.send?.('ready');
await Promise.all([
  askForReplays(),
  takeBack(first),
  ...others.map(catchUp),
  ...places.map(leaveToBots),
]);
process.send?.(counts, () => process.exit(0));

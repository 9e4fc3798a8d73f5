import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { ARGS } from './chromium.ts';

/** A browser with a profile on disk, that can be killed. */
export interface ProfileBrowser {
  context: BrowserContext;
  /** At once, as by the system: nothing is written after it. */
  kill(): Promise<void>;
}

export async function browserOn(profile: string, executable: string): Promise<ProfileBrowser> {
  const args = [
    ...ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no profile');
  return {
    context,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => {});
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const at = /DevTools listening on (\S+)/.exec(said);
      if (at?.[1]) found(at[1]);
    });
    child.once('exit', (code) => failed(new Error(`the browser ended with ${code}: ${said}`)));
  });
}

/** The worker of the built page. */
function workerUrl(): string {
  const dist = join(import.meta.dirname, '../../dist');
  const [file, ...others] = globSync('assets/worker-*.js', { cwd: dist });
  if (!file || others.length > 0)
    throw new Error('the page has no worker, or several of that name');
  return `/assets/${basename(file)}`;
}

/** A command that was acknowledged, and the entry it made. */
export interface Acked {
  t: 'answer' | 'undo';
  seq: number;
  seat: number;
  decision?: number;
  action?: unknown;
  to?: number;
}

/** A tab that speaks with the worker itself: what it does is not slowed by what is drawn. */
export interface Tab {
  page: Page;
  create(): Promise<string>;
  /** Answers and takes back, until told to stop. */
  play(table: string, seed: number, undoOdds: number): Promise<void>;
  stop(): Promise<void>;
  acked(): Promise<Acked[]>;
  /** The keys of all refusals. */
  refusals(): Promise<string[]>;
  call<T>(name: string, ...args: unknown[]): Promise<T>;
}

/** By default on something small of the same origin. */
export async function openTab(
  context: BrowserContext,
  url: string,
  path = '/api/health',
): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.evaluate(inPage, workerUrl());
  const seats = [0, 1].map((colour) => ({ name: null, colour, bot: null }));
  const call = <T>(name: string, ...args: unknown[]): Promise<T> =>
    page.evaluate(([n, a]) => window.tab.call(n, a), [name, args] as const) as Promise<T>;
  return {
    page,
    call,
    create: async () => (await call<{ id: string }>('create', { game: 'oltre-mare', seats })).id,
    play: (table, seed, undoOdds) =>
      page.evaluate((args) => window.tab.play(...args), [table, seed, undoOdds] as const),
    stop: () => page.evaluate(() => window.tab.stop()),
    acked: () => page.evaluate(() => window.tab.acked as never),
    refusals: () => page.evaluate(() => window.tab.refusals),
  };
}

interface InPage {
  acked: object[];
  refusals: string[];
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  play(table: string, seed: number, undoOdds: number): Promise<void>;
  stop(): Promise<void>;
}

declare global {
  interface Window {
    tab: InPage;
  }
}

/** Runs in the page: it is sent there as text, so it stands alone. */
function inPage(url: string): void {
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map<string | number, (message: never) => void>();
  let fulls: { as: number; outlook: { questions: object[]; undo: number | null } }[] = [];
  let keys = 0;
  let playing: Promise<void> | undefined;
  let stopped = false;
  const prefix = `${Math.random()}`;
  worker.onmessage = ({ data }) => {
    if ('call' in data) return waiting.get(data.call)?.(data as never);
    const down = JSON.parse(data.down);
    if (down.t === 'full') fulls.push(down);
    if (down.t === 'refused') window.tab.refusals.push(down.refusal.msg.key);
    if (down.t === 'ack') waiting.get(down.key)?.(down as never);
  };
  const say = (
    up: object,
  ): Promise<{ ok: boolean; seq: number; refusal: { msg: { key: string } } }> =>
    new Promise((resolve) => {
      const key = `${prefix} ${keys++}`;
      waiting.set(key, resolve as never);
      worker.postMessage({ up: { ...up, key } });
    });
  worker.postMessage({ up: { t: 'hello', protocol: 1 } });

  async function play(table: string, seed: number, undoOdds: number): Promise<void> {
    let state = seed;
    const below = (n: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    while (!stopped) {
      fulls = [];
      const watched = await say({ t: 'watch', table });
      if (!watched.ok) {
        window.tab.refusals.push(watched.refusal.msg.key);
        return;
      }
      const back = fulls.find((full) => full.outlook.undo !== null);
      const takesBack = back && undoOdds > 0 && below(undoOdds) === 0;
      type Q = {
        id?: number;
        seat: number;
        need: string;
        options?: { off?: object; action: unknown }[];
      };
      const musts = fulls.flatMap((full) =>
        (full.outlook.questions as Q[]).filter((q) => q.id !== undefined && q.need === 'must'),
      );
      const q = musts[0];
      const options = q?.options?.filter((o) => o.off === undefined) ?? [];
      if (!takesBack && (!q || options.length === 0)) return;
      const up = takesBack
        ? { t: 'undo', table, seat: back.as, to: back.outlook.undo }
        : {
            t: 'answer',
            table,
            seat: q?.seat,
            decision: q?.id,
            action: options[below(options.length)]?.action,
          };
      const ack = await say(up);
      if (ack.ok) window.tab.acked.push({ ...up, seq: ack.seq });
      else window.tab.refusals.push(ack.refusal.msg.key);
    }
  }

  window.tab = {
    acked: [],
    refusals: [],
    call: (name, args) =>
      new Promise((resolve, reject) => {
        const call = ++keys;
        waiting.set(call, ((data: { value: unknown; refusal?: { msg: { key: string } } }) =>
          data.refusal ? reject(new Error(data.refusal.msg.key)) : resolve(data.value)) as never);
        worker.postMessage({ call, name, args });
      }),
    async play(...args) {
      stopped = false;
      playing = play(...args);
    },
    async stop() {
      stopped = true;
      await playing;
    },
  };
}

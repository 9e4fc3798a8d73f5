import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type Cookie,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { ARGS } from './chromium.ts';

const root = join(import.meta.dirname, '../../../..');

/** How long a page is waited for: only what hangs takes as long, also on a busy machine. */
const PATIENCE_MS = 120_000;

/** Where a visitor can act like a page of the server without waiting for one. */
export const DOORSTEP = '/icon.svg';

export interface House {
  url: string;
  port: number;
  /** Where the server keeps everything. */
  data: string;
  browser: Browser;
  /** The server ends; what is given starts it again at the same address. */
  stopServer(): Promise<() => Promise<void>>;
  /** House time passes; only with `timed`. */
  pass(ms: number): Promise<void>;
  /** A visitor with cookies, storage and a page of their own. */
  visit(options?: Visit): Promise<Page>;
}

export interface Visit {
  lang?: string;
  size?: { width: number; height: number };
  touch?: boolean;
  theme?: 'light' | 'dark';
  path?: string;
  origin?: string;
  /** Pixels of the device to one of the page. */
  density?: number;
  /** Things move, as they do for most people. */
  motion?: boolean;
  /** The story shows the single steps of every turn. */
  storySteps?: boolean;
  /** New kinds of questions are explained in games against bots. */
  explain?: boolean;
  /** With the service worker: by default a page asks the server for everything, as on its first visit. */
  serviceWorker?: boolean;
  /** Comes as who was here before. */
  cookies?: Cookie[];
}

interface HouseOptions {
  /** Further arguments of `fondaco serve`. */
  serve?: string[];
  /** Puts something where the server will keep its data, before it starts. */
  before?(data: string): Promise<unknown>;
  /** The server's time can be made to pass. */
  timed?: boolean;
  /** A browser that shows notifications; the lighter one has none. */
  notifies?: boolean;
}

/** A server as `npm start` runs it and a browser, for the tests of one file. */
export function openHouse(
  browserArgs: string[] = [],
  { serve = [], before, timed = false, notifies = false }: HouseOptions = {},
): House {
  const house = {} as House;
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-web-'));
  const contexts: BrowserContext[] = [];
  let stop = (): Promise<void> => Promise.resolve();
  const data = join(folder, 'data.sqlite');
  house.data = data;
  house.stopServer = async () => {
    await stop();
    return async () => {
      ({ stop, pass: house.pass } = await startServer(data, house.port, serve, timed));
    };
  };
  beforeAll(async () => {
    await before?.(data);
    const server = await startServer(data, 0, serve, timed);
    ({ stop, pass: house.pass } = server);
    house.port = server.port;
    house.url = `http://127.0.0.1:${server.port}`;
    house.browser = await chromium.launch({
      executablePath: inject(notifies ? 'chromium' : 'lightChromium'),
      args: [...ARGS, ...browserArgs],
    });
  });
  house.visit = async ({
    lang = 'en',
    size,
    touch = false,
    theme = 'light',
    path = '/',
    origin,
    density = 1,
    motion = false,
    storySteps = false,
    explain = false,
    serviceWorker = false,
    cookies = [],
  } = {}) => {
    const context = await house.browser.newContext({
      locale: lang,
      viewport: size ?? { width: 1440, height: 900 },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: theme,
      deviceScaleFactor: density,
      // Events are shown at once, unless it is about how they move.
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    contexts.push(context);
    await context.addCookies(cookies);
    await context.addInitScript(keepSettings, {
      ...(storySteps && { storySteps }),
      ...(!explain && { explain }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${origin ?? house.url}${path}`);
    return page;
  };
  afterEach(async ({ task }) => {
    // What the visitors saw when it went wrong is kept for whoever looks into it.
    if (task.result?.state === 'fail') await picture(task.name, contexts);
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await house.browser?.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return house;
}

/** Runs in the page, before its own scripts. */
function keepSettings(wanted: object): void {
  const kept = JSON.parse(localStorage.getItem('fondaco.settings') ?? '{}');
  localStorage.setItem('fondaco.settings', JSON.stringify({ ...kept, ...wanted }));
}

async function picture(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  const name = test.replaceAll(/[^a-z0-9]+/gi, '-');
  for (const [i, page] of contexts.flatMap((context) => context.pages()).entries())
    await page.screenshot({ path: join(root, 'reports/browser', `${name}-${i}.png`) });
}

async function startServer(
  data: string,
  wanted: number,
  more: readonly string[],
  timed: boolean,
): Promise<{ port: number; stop(): Promise<void>; pass(ms: number): Promise<void> }> {
  const main = join(root, 'packages/cli/src/main.ts');
  const args = timed
    ? [join(import.meta.dirname, 'timed-server.ts'), data, `${wanted}`]
    : [main, 'serve', '--port', `${wanted}`, '--data', data, ...more];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FONDACO_LANG: 'en' },
    stdio: ['ignore', 'pipe', timed ? 'inherit' : 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((found, failed) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const at = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
      if (at) found(Number(at[1]));
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    port,
    pass: (ms) =>
      new Promise((done) => {
        child.once('message', () => done());
        child.send({ pass: ms });
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

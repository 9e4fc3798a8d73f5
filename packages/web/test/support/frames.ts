import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What was seen of the frames while something moved. */
export interface Frames {
  /** Frames a second. */
  fps: number;
  /** The longest time between two frames, in milliseconds. */
  longest: number;
  /** Frames that took longer than 50 ms. */
  over: number;
  count: number;
  /** Milliseconds of processor time the host of this machine gave to others meanwhile, where the system tells. */
  stolen: number;
}

interface Recorder {
  __frames: number[];
}

/** Counts frames as the page itself sees them, from one call to the next. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = window as unknown as Recorder;
    const frames: number[] = [];
    box.__frames = frames;
    const next = (now: number): void => {
      frames.push(now);
      if (box.__frames === frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

async function end(page: Page): Promise<Omit<Frames, 'stolen'>> {
  const at = await page.evaluate(() => {
    const box = window as unknown as Recorder;
    const frames = box.__frames;
    box.__frames = [];
    return frames;
  });
  const gaps = at.slice(1).map((t, i) => t - (at[i] as number));
  const time = (at.at(-1) ?? 0) - (at[0] ?? 0);
  return {
    fps: Math.round((gaps.length / time) * 10_000) / 10,
    longest: Math.round(Math.max(...gaps)),
    over: gaps.filter((gap) => Math.round(gap) > 50).length,
    count: gaps.length,
  };
}

/**
 * The browser gets the priority this test was started with. It sets its pages back to the usual one by itself, and as a session of
 * its own it shares the processor evenly with all others: without this, whatever else runs here would be seen as slow frames.
 */
export async function preferred(browser: Browser): Promise<void> {
  const wanted = getPriority();
  if (wanted >= 0 || !existsSync('/proc/self/autogroup')) return;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { id } of processInfo) {
    writeFileSync(`/proc/${id}/autogroup`, `${wanted}`);
    for (const thread of readdirSync(`/proc/${id}/task`).map(Number))
      if (getPriority(thread) > wanted) setPriority(thread, wanted);
  }
  await session.detach();
}

const STAT = '/proc/stat';
/** One of its units is a hundredth of a second; the eighth figure of the first line. */
const stolenSoFar = (): number =>
  existsSync(STAT) ? Number(readFileSync(STAT, 'utf8').split(/\s+/)[8]) * 10 : 0;

const SETTLE = 200;

export async function framesWhile(page: Page, move: () => Promise<void>): Promise<Frames> {
  await begin(page);
  // The first frames still have to do with the call itself.
  await page.waitForTimeout(SETTLE);
  await page.evaluate(() => {
    (window as unknown as Recorder).__frames.length = 0;
  });
  await page.waitForTimeout(SETTLE);
  const stolen = stolenSoFar();
  await move();
  return { ...(await end(page)), stolen: stolenSoFar() - stolen };
}

export interface Point {
  x: number;
  y: number;
}

/** Fingers that go along lines together, as many steps as given. */
export async function slide(
  session: CDPSession,
  lines: readonly (readonly [from: Point, to: Point])[],
  steps: number,
): Promise<void> {
  const at = (part: number) =>
    lines.map(([a, b], id) => ({ id, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= steps; i++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(i / steps),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function tap(session: CDPSession, at: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

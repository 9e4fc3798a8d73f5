import type { BrowserContext, Page } from 'playwright-core';

/** Something of a seat was drawn while somebody else, or nobody known, was looking. */
export interface WrongFrame {
  /** Whose sight was drawn. */
  drawn: string;
  /** Who had confirmed to be looking; null: nobody. */
  looking: string | null;
  path: string;
}

/** What was drawn on every page of a device that several people share. */
export interface Onlooker {
  wrong: WrongFrame[];
  /** Every card that was drawn, with the seat that was looking. */
  cards: Set<string>;
  /** Frames that were compared in which a seat's sight was drawn. */
  frames(): number;
}

/**
 * Compares every frame, and every change between frames, with who confirmed to be looking. Whoever confirms looks until the
 * device is passed on, the browser's Back or Forward is pressed, or the page is left; following a link of the same table is
 * done by who looks.
 */
export async function watchEveryFrame(context: BrowserContext): Promise<Onlooker> {
  const wrong: WrongFrame[] = [];
  const cards = new Set<string>();
  let frames = 0;
  await context.exposeFunction('tellWrong', (frame: WrongFrame) => void wrong.push(frame));
  await context.exposeFunction('tellCards', (drawn: string[]) => {
    for (const card of drawn) cards.add(card);
  });
  await context.exposeFunction('tellFrames', (count: number) => {
    frames += count;
  });
  await context.addInitScript(inPage);
  return { wrong, cards, frames: () => frames };
}

declare global {
  interface Window {
    tellWrong(frame: WrongFrame): void;
    tellCards(drawn: string[]): void;
    tellFrames(count: number): void;
  }
}

/** Runs in the page before anything else; it is sent there as text, so it stands alone. */
function inPage(): void {
  /** Told a few at a time: a page that reports all the time is slow. */
  const BATCH = 10;
  const told = new Set<string>();
  let compared = 0;
  let looking: string | null = null;
  const nobody = (): void => {
    looking = null;
  };
  const tableIn = (path: string): string | undefined =>
    /^\/(?:table|replay)\/([^/?]+)/.exec(path)?.[1];
  addEventListener('popstate', nobody);
  addEventListener('pagehide', nobody);
  addEventListener(
    'click',
    ({ target }) => {
      const seat = (target as Element).closest('.privacy [data-seat]')?.getAttribute('data-seat');
      if (seat) looking = seat;
    },
    true,
  );
  const push = history.pushState;
  history.pushState = function (state, unused, url) {
    const to = tableIn(String(url));
    if (to === undefined || to !== tableIn(location.pathname)) nobody();
    return push.call(this, state, unused, url);
  };
  function compare(): void {
    const drawn = document.querySelectorAll('[data-viewer]');
    for (const part of drawn) {
      const seat = part.getAttribute('data-viewer') ?? '';
      if (seat === 'table') continue;
      if (seat !== looking)
        window.tellWrong({ drawn: seat, looking, path: location.pathname + location.search });
    }
    const cards = [...document.querySelectorAll('[data-card]')]
      .map((card) => `${looking} ${card.getAttribute('data-card')}`)
      .filter((card) => !told.has(card));
    if (cards.length > 0) window.tellCards(cards);
    for (const card of cards) told.add(card);
    if (drawn.length > 0 && ++compared % BATCH === 0) window.tellFrames(BATCH);
    // From now on nobody looks until somebody confirms.
    if (document.querySelector('.privacy')) nobody();
  }
  new MutationObserver(compare).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  });
  const frame = (): void => {
    compare();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SLOW_BYTES = 6 * 1024;

/** A line of six kilobytes a second, until what is given is called. */
export async function slowLine(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: SLOW_BYTES,
    uploadThroughput: SLOW_BYTES,
  });
  return async () => {
    await cdp.send('Network.emulateNetworkConditions', UNLIMITED);
  };
}

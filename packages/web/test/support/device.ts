import type { Page } from 'playwright-core';
import { openTab, type Tab } from './profile.ts';

export const gameCards = (page: Page) => page.locator('.game-card');

/** From the form of a new game on this device; gives the path of the table. */
export async function beginGame(page: Page): Promise<string> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-part="prompt"]').waitFor();
  return new URL(page.url()).pathname;
}

/** Speaks with the worker from a tab of its own. */
async function withWorker<T>(page: Page, work: (tab: Tab) => Promise<T>): Promise<T> {
  const tab = await openTab(page.context(), new URL(page.url()).origin);
  const done = await work(tab);
  await tab.page.close();
  return done;
}

/** Bots begin nothing in the time a test takes. */
const SLOW_MS = 10_000;

/** A game of this device that its player begins, against a bot; gives its id. */
async function makeGame(page: Page): Promise<string> {
  const [id] = await makeGames(page, 1);
  return id ?? '';
}

export function makeGames(page: Page, count: number): Promise<string[]> {
  const seats = [null, 'greedy'].map((bot, colour) => ({ name: null, colour, bot }));
  const options = { begins: 'firstSeat' };
  const wanted = { game: 'oltre-mare', options, seats, pace: SLOW_MS };
  return withWorker(page, async (tab) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await tab.call<{ id: string }>('create', wanted)).id);
    return ids;
  });
}

/** The same, opened. */
export async function openGame(page: Page): Promise<string> {
  const id = await makeGame(page);
  await page.goto(`${new URL(page.url()).origin}/table/${id}`);
  await page.locator('[data-part="prompt"]').waitFor();
  return id;
}

/** The file of a game of this device, as one is chosen from a disk. */
export async function fileOfGame(page: Page, id: string) {
  const text = await withWorker(page, (tab) => tab.call<string>('export', id));
  return { name: `${id}.jsonl`, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) };
}

/** Gives the first answer there is, from the list of all options. */
export async function tryToAnswer(page: Page): Promise<void> {
  await page.locator('[data-part="prompt"]').waitFor();
  await page.keyboard.press('o');
  const options = page.locator('dialog .options li > button:enabled:not([aria-expanded])');
  await options.first().click();
}

/** What happens to the browser's database from outside of the page. */
export function changeDatabase(
  page: Page,
  what: 'delete' | 'upgrade' | 'damage' | 'cut',
  id = '',
): Promise<void> {
  return page.evaluate(
    ([how, table]) =>
      new Promise<void>((done, failed) => {
        const asked =
          how === 'delete'
            ? indexedDB.deleteDatabase('fondaco')
            : indexedDB.open('fondaco', ...(how === 'upgrade' ? [99] : []));
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const db = asked.result;
          if (!(db instanceof IDBDatabase)) return done();
          if (how === 'upgrade') {
            db.close();
            return done();
          }
          const work = db.transaction(['tables', 'entries', 'snapshots'], 'readwrite');
          if (how === 'damage') work.objectStore('tables').put({ row: { id: table } }, table);
          else work.objectStore('entries').delete([table, 0]);
          work.objectStore('snapshots').clear();
          work.oncomplete = () => {
            db.close();
            done();
          };
          work.onabort = () => failed(work.error);
        };
      }),
    [what, id] as const,
  );
}

const QUOTA_BYTES = 8 * 1024 * 1024;

/**
 * The browser has no more space for this origin, until what is given is called. Something else fills it to the last byte: a
 * browser that was told of less space believes for a while that there is more.
 */
export async function letSpaceRunOut(page: Page): Promise<() => Promise<void>> {
  const { origin } = new URL(page.url());
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES });
  await page.evaluate(fillDatabase);
  return async () => {
    await cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await page.evaluate(() => {
      indexedDB.deleteDatabase('filler');
    });
  };
}

/** Runs in the page: it is sent there as text, so it stands alone. */
async function fillDatabase(): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened, failed) => {
    const asked = indexedDB.open('filler', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('bytes', { autoIncrement: true });
    asked.onsuccess = () => opened(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  const isWritten = (bytes: number): Promise<boolean> =>
    new Promise((done) => {
      const work = db.transaction('bytes', 'readwrite');
      // Random, because what repeats is stored small.
      work.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(bytes)));
      work.oncomplete = () => done(true);
      work.onabort = () => done(false);
    });
  for (let bytes = 65_536; bytes >= 64; bytes /= 4) while (await isWritten(bytes));
  db.close();
}

import type { ClockSetting, TableInfo, WhenLate } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { DOORSTEP, type House, type Visit } from './page.ts';

/** A request as the page itself makes it. */
async function post<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api/${to}`, { method: 'POST', headers, body: data });
      const text = await response.text();
      if (!response.ok) throw new Error(`${to}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
    [path, JSON.stringify(body)] as const,
  );
}

export const guest = (page: Page, name: string): Promise<{ id: string }> =>
  post(page, 'guest', { name });

/** Somebody with a browser of his own and a name, anywhere but at a table yet. */
export async function visitor(house: House, name: string, visit: Visit = {}): Promise<Page> {
  const page = await house.visit({ path: DOORSTEP, ...visit });
  await guest(page, name);
  return page;
}

interface Wish {
  game?: string;
  seats?: number;
  options?: object;
  name?: string;
  pace?: number;
  /** Seconds; 0: no limit. */
  answerTime?: number;
  clock?: ClockSetting;
  whenLate?: WhenLate;
}

/** A table at which these people sit, in this order, and bots in the other seats; the game has begun. */
export async function startTable(people: readonly Page[], wish: Wish = {}): Promise<string> {
  const id = await gather(people, wish);
  await post(people[0] as Page, `tables/${id}/start`);
  return id;
}

/** The same before the game begins. */
export async function gather(people: readonly Page[], wish: Wish = {}): Promise<string> {
  const {
    game = 'oltre-mare',
    seats = people.length,
    options,
    name,
    pace = 0,
    answerTime = 0,
    clock,
    whenLate,
  } = wish;
  const [host, ...others] = people;
  if (!host) throw new Error('a table needs a host');
  const table = await post<TableInfo>(host, 'tables', {
    game,
    seats,
    pace,
    answerTime,
    ...(options && { options }),
    ...(name && { name }),
    ...(clock && { clock }),
    ...(whenLate && { whenLate }),
  });
  for (const other of others) await post(other, `tables/${table.id}/join`);
  if (seats > people.length) await post(host, `tables/${table.id}/bots`, { player: 'greedy' });
  return table.id;
}

/** Lets a bot play on for whoever sits there, or takes the seat back from it. */
export const sit = (page: Page, id: string, seat: number, back: boolean): Promise<unknown> =>
  post(page, `tables/${id}/${back ? 'back' : 'leave'}`, { seat });

export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/table/${id}`);
  await page.locator('[data-part="prompt"], .ending').first().waitFor();
}

/** A table that has not begun. */
export const openRoom = async (page: Page): Promise<string> =>
  (await post<TableInfo>(page, 'tables', { game: 'oltre-mare', seats: 3 })).id;

/** The cookie of a page, for a program that plays for it. */
export async function cookieOf(page: Page): Promise<string> {
  const all = await page.context().cookies();
  return all.map(({ name, value }) => `${name}=${value}`).join('; ');
}

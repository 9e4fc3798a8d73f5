import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTable, seat } from '../../host/test/rows.ts';
import { openSqlite } from '../../server/src/storage/index.ts';
import { openHouse } from './support/page.ts';
import { visitor } from './support/table.ts';

const TABLES = 60;
const LIVE = { t: 'live', bank: 900, increment: 10 } as const;

/** More open tables than fit on a page, each of another host; one has a clock. */
async function manyTables(data: string): Promise<void> {
  const storage = await openSqlite(data);
  const hosts = Array.from({ length: TABLES }, (_, n) => `host ${n}`);
  const now = Date.now();
  await storage.change(
    hosts.map((id) => ({
      t: 'user' as const,
      row: { id, name: id, created: now, address: null, seen: now },
    })),
  );
  await storage.write(
    hosts.map((host, n) => ({
      ...newTable(`table-${n}`, {
        name: `Table ${n}`,
        game: n % 2 ? 'oltre-mare' : 'merchant-of-venus-classic',
        options: {},
        host,
        created: now,
        updated: now - n * 60_000,
        clock: n === 55 ? LIVE : { t: 'none' },
      }),
      seats: [seat(0, { user: host }), seat(1), seat(2)],
    })),
  );
  await storage.close();
}

const house = openHouse([], { before: manyTables });
const rows = (page: Page) => page.locator('.lobby-row');

test('open tables are listed by pages and filtered by game and clock', async () => {
  const page = await visitor(house, 'Anna', { path: '/' });
  await page.goto(house.url);
  await expect.poll(() => rows(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows(page).count()).toBe(TABLES);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Oltre Mare' });
  await expect.poll(() => rows(page).count()).toBe(TABLES / 2);
  await page.getByLabel('Clock').selectOption('live');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('heading', { name: 'Table 55' }).waitFor();
  await page.getByLabel('Clock').selectOption('days');
  await page.getByText('No such table right now.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => rows(page).count()).toBe(TABLES);
});

test('somebody whose name is taken at the table sits down with a number after it', async () => {
  const [first, second] = [await visitor(house, 'Anna'), await visitor(house, 'Аnnа')];
  for (const page of [first, second]) {
    await page.goto(`${house.url}/table/table-1`);
    await page.locator('.room-sit').click();
  }
  for (const page of [first, second])
    await expect
      .poll(() => page.locator('.room-name').allTextContents())
      .toEqual(['host 1', 'Anna', 'Аnnа 2']);
});

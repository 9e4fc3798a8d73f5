import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableRow } from '@fondaco/host';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copyReleased, RELEASED, releasedVersions } from '../../server/test/released-data.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { DOORSTEP, openHouse } from './support/page.ts';

const pictures = join(import.meta.dirname, '../../../reports/released');
mkdirSync(pictures, { recursive: true });
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const LANGS = ['en', 'fr', 'ru'];

/** One game of each rule set and variant; those with an offer or a proposal are looked at on the server. */
const KINDS = ['First edition', 'Second edition', 'Classic', 'Standard', 'Light Speed'];

/** A board, or the list where today's look no longer draws these rules; and nothing that went wrong. */
async function isDrawn(page: Page, name: string): Promise<void> {
  await page.locator('[data-part="board"], .plain-table').first().waitFor();
  await page.locator('[data-part="prompt"] button, .plain-table button').first().waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\b(om|mv|mvc|mvs|kernel|table|server)\.[a-z]+\.[a-zA-Z]/);
  expect(text).not.toContain('{{');
  await expectNoSidewaysScroll(page, name);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

describe.each(releasedVersions())('rules version %s', (version) => {
  let rows: TableRow[] = [];
  const house = openHouse([], {
    before: async (data) => {
      rows = await copyReleased(version, data);
    },
  });
  const errorsOf = (page: Page): string[] => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    return errors;
  };

  test.each(LANGS)('games of a server are drawn, in %s', async (lang) => {
    const cookie = { name: 'fondaco', value: 'Anna', url: house.url } as never;
    for (const kind of KINDS) {
      const { id } = rows.find((row) => row.name === kind && row.status === 'running') as TableRow;
      for (const [size, viewport] of Object.entries(SIZES)) {
        if (size === 'phone' && lang !== 'en') continue;
        const page = await house.visit({ lang, size: viewport, cookies: [cookie], path: DOORSTEP });
        const errors = errorsOf(page);
        await page.goto(`${house.url}/table/${id}`);
        await isDrawn(page, `${version}-server-${kind}-${lang}-${size}`);
        expect(errors).toEqual([]);
        await page.context().close();
      }
    }
  });

  test('games of a device are listed and drawn', async () => {
    const { version: schema, stores } = JSON.parse(
      readFileSync(join(RELEASED, version, 'device.json'), 'utf8'),
    );
    const page = await house.visit({ path: '/api/health' });
    const errors = errorsOf(page);
    await page.evaluate(fillDatabase, { schema, stores });
    await page.goto(house.url);
    const tables: { key: string; value: { name: string } }[] = stores.tables;
    expect(tables.length).toBeGreaterThan(0);
    for (const { value } of tables)
      await page.getByText(value.name, { exact: true }).first().waitFor();
    for (const { key, value } of tables) {
      await page.goto(`${house.url}/table/${key}`);
      const shown = page.locator('.privacy .button-primary');
      await shown.or(page.locator('[data-part="board"]')).first().waitFor();
      if (await shown.isVisible()) await shown.click();
      await isDrawn(page, `${version}-device-${value.name}`);
    }
    expect(errors).toEqual([]);
  });
});

/** Runs in the page: makes the database of the browser as it was kept. */
async function fillDatabase({
  schema,
  stores,
}: {
  schema: number;
  stores: Record<string, { key: IDBValidKey; value: unknown }[]>;
}): Promise<void> {
  const opening = indexedDB.open('fondaco', schema);
  opening.onupgradeneeded = () => {
    for (const name of Object.keys(stores)) opening.result.createObjectStore(name);
  };
  await new Promise((done, failed) => {
    opening.onsuccess = done;
    opening.onerror = failed;
  });
  const db = opening.result;
  const work = db.transaction(Object.keys(stores), 'readwrite');
  for (const [name, rows] of Object.entries(stores))
    for (const { key, value } of rows) work.objectStore(name).put(value, key);
  await new Promise((done, failed) => {
    work.oncomplete = done;
    work.onerror = failed;
  });
  db.close();
}

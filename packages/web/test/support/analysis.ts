import { analyse } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { parseGameFile } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { openBeside } from '../../../server/src/storage/index.ts';
import { hurry } from './hurry.ts';
import type { House } from './page.ts';
import { cookieOf, startTable } from './table.ts';

/** A finished game of two and its analysis, made with odds for this test and stored as the server would. */
export async function analysedGame(house: House, page: Page): Promise<string> {
  const table = await startTable([page], { seats: 2 });
  await hurry(house.port, table, [await cookieOf(page)], () => false);
  const text = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/file`)).text(),
    table,
  );
  const file = parseGameFile(text);
  const options = oltreMare.options.parse(file.header.options);
  const rules = { ...oltreMare.rules(options, oltreMare.components), odds: () => [20, 6] as const };
  const analysis = analyse({ ...file, rules }, { looks: 12, iterations: 24, moments: 5 });
  const storage = openBeside(house.data);
  await storage.change([{ t: 'analysis', table, json: JSON.stringify(analysis) }]);
  await storage.close();
  return table;
}

import { type Analysis, analyse } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { parseGameFile } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { openStorageBeside } from '../../../server/src/storage/index.ts';
import { hurry } from './hurry.ts';
import type { House } from './page.ts';
import { cookieOf, startTable } from './table.ts';

/** A finished game of two with several turning points and its analysis, made with odds for this test and stored as the server would. */
export async function analysedGame(house: House, page: Page): Promise<string> {
  for (;;) {
    const table = await finishedGame(house, page);
    const analysis = await analysisOf(page, table);
    // A few games have one turning point or none.
    if (analysis.moments.length < 2) continue;
    const storage = await openStorageBeside(house.data);
    await storage.change([{ t: 'analysis', table, json: JSON.stringify(analysis) }]);
    await storage.close();
    return table;
  }
}

async function finishedGame(house: House, page: Page): Promise<string> {
  const table = await startTable([page], { seats: 2 });
  await hurry(house.port, table, [await cookieOf(page)], () => false);
  return table;
}

async function analysisOf(page: Page, table: string): Promise<Analysis> {
  const text = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/file`)).text(),
    table,
  );
  const file = parseGameFile(text);
  const options = oltreMare.options.parse(file.header.options);
  const rules = { ...oltreMare.rules(options, oltreMare.components), odds: () => [20, 6] as const };
  return analyse({ ...file, rules }, { looks: 12, iterations: 24, moments: 5 });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '@fondaco/games';
import { recordedFolder } from '@fondaco/games/node.ts';
import { parseGameFile, printGameFile } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { openTab } from './profile.ts';

interface Wanted {
  game: string;
  /** A recorded game of the present rules: `second-4`. */
  name: string;
  /** Entries that have been made; the next answer is this page's, or a bot's. */
  entries: number;
  /** The seat of the page; bots have the others. */
  seat: number;
  /** Milliseconds a bot takes for an answer; so long that it gives none, unless told. */
  pace?: number;
}

const NEVER_MS = 3_600_000;

/** A recorded game up to some entry, opened on this device: the same in every run. */
export async function openRecorded(
  page: Page,
  { game, name, entries, seat, pace = NEVER_MS }: Wanted,
): Promise<string> {
  const m = manifestOf(game);
  if (!m) throw new Error(`there is no game ${game}`);
  const path = join(recordedFolder(m), `${m.rulesVersion}`, `${name}.jsonl`);
  const file = parseGameFile(readFileSync(path, 'utf8'));
  const text = printGameFile({ ...file, entries: file.entries.slice(0, entries) });
  const seats = Array.from({ length: file.header.seats }, (_, colour) => ({
    name: null,
    colour,
    bot: colour === seat ? null : 'greedy',
  }));
  const tab = await openTab(page.context(), new URL(page.url()).origin);
  const { id } = await tab.call<{ id: string }>('import', text, { seats, pace });
  await tab.page.close();
  await page.goto(`${new URL(page.url()).origin}/table/${id}`);
  await page.locator('[data-part="prompt"]').waitFor();
  return id;
}

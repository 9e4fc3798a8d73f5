import { offered } from '@fondaco/games';
import type { Page } from 'playwright-core';

/** A newcomer chooses a game on the page that meets them. */
export const chooseGame = (page: Page, game: string): Promise<void> =>
  page
    .locator('.first-games button')
    .nth(offered.findIndex(({ id }) => id === game))
    .click();

/** One press on that page. */
export async function startFirstGame(page: Page, game = offered[0]?.id ?? ''): Promise<void> {
  await chooseGame(page, game);
  await page.getByRole('button', { name: 'Start a game now' }).click();
  await page.locator('[data-part="prompt"]').waitFor();
}

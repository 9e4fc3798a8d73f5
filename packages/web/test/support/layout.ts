import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The layout is final once the fonts are there: until then a line may be wider. */
export async function expectNoSidewaysScroll(page: Page, what?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const excess = (): Promise<number> =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  await expect.poll(excess, what ? { message: what } : {}).toBe(0);
}

/** Where an element's lower edge is, in pixels; infinitely low while it is not there. */
export const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

export const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

import type { Page } from 'playwright-core';
import { isAsked, type Touch } from './merchant.ts';

/** Who of two has the turn, and who has not. */
export async function byTurn(a: Page, b: Page): Promise<{ active: Page; other: Page }> {
  const asked = (page: Page): Promise<void> =>
    page.locator('[data-part="prompt"] .om-go').first().waitFor();
  await Promise.any([asked(a), asked(b)]);
  return (await isAsked(a)) ? { active: a, other: b } : { active: b, other: a };
}

/** Offers the first card of the hand and asks for nothing yet but two ducats. */
export async function offerCard(page: Page, touch: Touch): Promise<void> {
  await touch.press(page, page.getByRole('button', { name: 'Make an offer' }).first());
  await writeOffer(page, touch);
  await page.locator('[data-offer]').first().waitFor();
}

export async function writeOffer(page: Page, { press }: Touch): Promise<void> {
  const desk = page.getByRole('region', { name: 'Your offer' });
  await press(page, desk.getByRole('button', { name: 'card', exact: true }));
  await press(page, desk.locator('.om-pick-card').first());
  const asked = desk.getByRole('group', { name: 'Ducats you get' });
  for (let n = 0; n < 2; n++) await press(page, asked.getByRole('button', { name: 'one more' }));
  await press(page, desk.getByRole('button', { name: 'Send offer' }));
}

/** Calls out for any card with a ship. */
export async function callForShip(page: Page, { press }: Touch): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Make an offer' }).first());
  await press(page, page.getByRole('button', { name: 'Call out' }));
  const desk = page.getByRole('region', { name: 'Your offer' });
  const icons = desk.getByRole('group', { name: 'Icons you want' });
  await press(page, icons.getByRole('button', { name: 'sail' }));
  await desk.getByText('“Who has any card with sail?”').waitFor();
  await press(page, desk.getByRole('button', { name: 'Call out' }));
}

/** Answers the offer on the table by one that pays a ducat less. */
export async function counterCheaper(page: Page, { press }: Touch): Promise<void> {
  await openTradingTable(page, press);
  await press(page, page.locator('[data-offer]').getByRole('button', { name: 'Counter' }));
  const desk = page.getByRole('region', { name: 'Your offer' });
  const paid = desk.getByRole('group', { name: 'Ducats you give' });
  await press(page, paid.getByRole('button', { name: 'one fewer' }));
  await press(page, desk.getByRole('button', { name: 'Send counter' }));
}

export async function accept(page: Page, { press }: Touch): Promise<void> {
  await openTradingTable(page, press);
  await press(page, page.locator('[data-offer]').getByRole('button', { name: 'Accept' }));
  const desk = page.getByRole('region', { name: 'Your offer' });
  // Where a good is asked for, its giver chooses the card.
  const cards = desk.locator('.om-pick-card');
  if ((await cards.count()) > 0) await press(page, cards.first());
  const sure = desk.getByRole('button', { name: 'Accept with these' });
  if ((await sure.count()) > 0) await press(page, sure);
}

async function openTradingTable(page: Page, press: Touch['press']): Promise<void> {
  const offer = page.locator('[data-offer]').first();
  const open = page.locator('[data-part="prompt"]').getByRole('button', { name: 'Trading table' });
  await offer.or(open).first().waitFor();
  if (!(await offer.isVisible())) await press(page, open);
  await offer.waitFor();
}

/** The line of the story that tells of a trade. */
export const tradeTold = (page: Page) =>
  page.locator('.story-line', { hasText: / gives .* gets / });

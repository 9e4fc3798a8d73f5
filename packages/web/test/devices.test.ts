import { expect, test } from 'vitest';
import { mouse, takeStep } from './support/merchant.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { guest, openTable, startTable, visitor } from './support/table.ts';

const HOME = 'fondaco.home.test';
const house = openHouse([`--host-resolver-rules=MAP ${HOME} 127.0.0.1`]);

test('a guest moves from one device to another in the middle of a game', async () => {
  const laptop = await visitor(house, 'Anna');
  const table = await startTable([laptop], { seats: 2 });
  await openTable(laptop, table);
  await laptop.locator('[data-part="prompt"] .om-go').waitFor();
  expect(await takeStep(laptop, mouse)).toBe(true);
  await laptop.goto(`${house.url}/me`);
  await laptop.getByRole('button', { name: 'Make a code' }).click();
  const code = await laptop.getByLabel('Your code').inputValue();

  const phone = await house.visit({ path: '/me', size: { width: 360, height: 740 }, touch: true });
  await phone.getByLabel('Code', { exact: true }).fill(code);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await phone.getByText('Anna').first().waitFor();
  await openTable(phone, table);
  const hand = (page: typeof phone) => page.locator('[data-part="hand"] [data-card]').count();
  await openTable(laptop, table);
  await expect.poll(() => hand(phone)).toBeGreaterThan(0);
  await expect.poll(async () => (await hand(phone)) - (await hand(laptop))).toBe(0);
});

test('on a home network, under a plain HTTP name, the page plays', async () => {
  const origin = `http://${HOME}:${house.port}`;
  const page = await house.visit({ path: DOORSTEP, origin });
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await guest(page, 'Anna');
  const table = await startTable([page], { seats: 2 });
  await openTable(page, table);
  await page.locator('[data-part="prompt"] .om-go').waitFor();
  expect(await takeStep(page, mouse)).toBe(true);
  // A game against bots runs in the page itself.
  await page.goto(`${origin}/new?way=bots`);
  await page.locator('form button[type="submit"]').click();
  // Bots may be the first to play, take their time, and wait for answers to their offers.
  await expect.poll(() => takeStep(page, mouse)).toBe(true);
});

import { expect, test } from 'vitest';
import { finger, mouse } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { answerHere, playStandard, putDie, standardKeys } from './support/standard.ts';
import { guest, openTable, startTable } from './support/table.ts';

const house = openHouse();
const PHONE = { width: 360, height: 740 };

const WAYS = [
  ['drag', mouse, {}],
  ['keys', standardKeys, {}],
  ['tap', finger, { size: PHONE, touch: true }],
] as const;

test.each(WAYS)('a die is put into the throttle: %s', async (how, touch, visit) => {
  const page = await house.visit({ path: '/about', ...visit });
  await guest(page, 'Anna');
  const game = 'merchant-of-venus-standard';
  await openTable(page, await startTable([page], { game, seats: 1 }));
  const die = page.locator('.mvs-dice li:not(.is-placed) [data-die]').first();
  const box = page.locator('button[data-box="throttle"]').locator('visible=true');
  // Sooner or later a 1 is rolled.
  for (let i = 0; i < 200 && (await box.count()) === 0; i++) await answerHere(page, touch);
  await putDie(page, how, Number(await die.getAttribute('data-die')), 'throttle', 't');
  await page.locator('.mvs-box.is-full[data-box="throttle"]').locator('visible=true').waitFor();
  expect(await page.locator('.mvs-dice li').count()).toBe(4);
  expect(await page.locator('.mvs-limit').innerText()).toBe('1 of 1 assigned');
});

test('a Light Speed game for one, to its reckoning', async () => {
  const page = await house.visit({ path: '/about' });
  await guest(page, 'Anna');
  const game = 'merchant-of-venus-standard';
  const options = { variant: 'lightSpeed' };
  await openTable(page, await startTable([page], { game, seats: 1, options }));
  expect(await page.locator('.mvs-track li').count()).toBe(15);
  await playStandard([page], mouse);
  const total = page.locator('.mvs-scores .is-total td').first();
  await total.waitFor();
  // Step by step: at first only what is in hand.
  await page.getByRole('button', { name: 'Show step by step' }).click();
  expect(await page.locator('.mvs-scores tbody tr').count()).toBe(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await total.waitFor();
});

import { expect, test } from 'vitest';
import { finger, isAsked, mouse, takeStep } from './support/merchant.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { guest, openTable, startTable } from './support/table.ts';
import {
  accept,
  byTurn,
  callForShip,
  counterCheaper,
  offerCard,
  tradeTold,
} from './support/trading.ts';

const house = openHouse();
const MOST_STEPS = 60;
const PHONE = { size: { width: 360, height: 740 }, touch: true };

test.each([
  ['by mouse on a wide screen', mouse, {}],
  ['by touch on a phone', finger, PHONE],
])(
  'a turn with a trade and a counter-offer, %s, with reloads in its middle',
  async (_name, touch, device) => {
    const [anna, bruno] = [
      await house.visit({ path: DOORSTEP, storySteps: true, ...device }),
      await house.visit({ path: DOORSTEP, storySteps: true, ...device }),
    ];
    await guest(anna, 'Anna');
    await guest(bruno, 'Bruno');
    const table = await startTable([anna, bruno]);
    await openTable(anna, table);
    await openTable(bruno, table);
    const { active, other } = await byTurn(anna, bruno);
    const before = await handSize(other);

    await offerCard(active, touch);
    await other.reload();
    await counterCheaper(other, touch);
    await active.reload();
    await accept(active, touch);

    for (const page of [active, other])
      await tradeTold(page).first().waitFor({ state: 'attached' });
    await expect.poll(() => handSize(other)).toBe(before + 1);

    // The turn is played to its end: cards, harbour, cargo.
    for (let i = 0; i < MOST_STEPS && !(await isAsked(other)); i++) await takeStep(active, touch);
    await expect.poll(() => isAsked(other)).toBe(true);
  },
);

test.each([
  ['by mouse on a wide screen', mouse, {}],
  ['by touch on a phone', finger, PHONE],
])('a call with a wish is made and read, %s', async (_name, touch, device) => {
  const [anna, bruno] = [
    await house.visit({ path: DOORSTEP, storySteps: true, ...device }),
    await house.visit({ path: DOORSTEP, storySteps: true, ...device }),
  ];
  await guest(anna, 'Anna');
  await guest(bruno, 'Bruno');
  const table = await startTable([anna, bruno]);
  await openTable(anna, table);
  await openTable(bruno, table);
  const { active, other } = await byTurn(anna, bruno);
  await callForShip(active, touch);
  const wish = other.locator('.om-mat-call .om-wish');
  await wish.waitFor();
  expect(await wish.textContent()).toMatch(/any card.*sail.*binds nobody/);
  const said = other.locator('.om-mat-call .om-call-said');
  expect(await said.textContent()).toBe('“Who has any card with sail?”');
  const told = active.locator('.story-line', { hasText: 'any card (wish: sail)' });
  await told.first().waitFor({ state: 'attached' });
});

const handSize = (page: import('playwright-core').Page): Promise<number> =>
  page.locator('[data-part="hand"] [data-card]').count();

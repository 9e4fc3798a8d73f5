import {
  type ClassicView,
  merchantOfVenusClassic,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import type {
  StandardState,
  StandardView,
} from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { expect, test } from 'vitest';
import { goOn, lastWhere, lateIn, recordedGame } from './support/late.ts';
import { CLASSIC_THINGS } from './support/open-classic.ts';
import { OLTRE_MARE_THINGS } from './support/open-oltre-mare.ts';
import { ABOARD_THINGS, STANDARD_THINGS } from './support/open-standard.ts';
import { asRow, checklist, expectAllSeen } from './support/open-table.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { lateTurn, recordedStandard } from './support/standard.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

test.each([
  ['Oltre Mare', OLTRE_MARE_THINGS],
  ['Merchant of Venus, Classic', CLASSIC_THINGS],
  ['Merchant of Venus, Standard', [...STANDARD_THINGS, ...ABOARD_THINGS]],
] as const)('the checklist of %s has a line for each thing that is tested', (game, things) => {
  expect(checklist(game)).toEqual(things.map((thing) => asRow(thing)));
});

test('Oltre Mare: everything that lies open on a real table is seen', async () => {
  const page = await visitor(house, 'Anna');
  await openTable(page, await startTable([page], { seats: 3 }));
  await page.locator('[data-part="prompt"] .om-go').waitFor();
  await expectAllSeen(page, null, OLTRE_MARE_THINGS);
});

test('Classic: everything that lies open on a real table is seen from afar', async () => {
  const page = await visitor(house, 'Anna');
  const recorded = recordedGame(merchantOfVenusClassic, 'greedy-3');
  const entry = lateIn(recorded, 12);
  await openTable(page, await goOn(house, [page], recorded, entry));
  await page.locator('.mv-ink-odds').first().waitFor();
  await expectAllSeen(page, recorded.viewAt(entry, 0) as ClassicView, CLASSIC_THINGS);
});

test('Standard: everything that lies open on a real table is seen from afar', async () => {
  const page = await visitor(house, 'Anna');
  for (const [name, turns, things] of [
    ['light-speed-3', 3, STANDARD_THINGS],
    ['epic-2', 1, ABOARD_THINGS],
  ] as const) {
    const recorded = recordedStandard(name);
    const entry = lateTurn(recorded, turns);
    await openTable(page, await goOn(house, [page], recorded, entry));
    await page.locator('.mv-ink-odds').first().waitFor({ state: 'attached' });
    await expectAllSeen(page, recorded.viewAt(entry, 0) as StandardView, things);
  }
});

test('goods that a card offers are shown with what they cost and sell for', async () => {
  const page = await visitor(house, 'Anna');
  const recorded = recordedStandard('challenges');
  const entry = lastWhere<StandardState>(recorded, ({ agenda }) => {
    const top = agenda.at(-1);
    return top?.f === 'card' && top.card.startsWith('xeno');
  });
  await openTable(page, await goOn(house, [page], recorded, entry));
  const offers = page.locator('[data-part="prompt"] .mvs-choice');
  await offers.first().waitFor();
  const all = await offers.allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  for (const words of all) expect(words).toMatch(/costs \d+, sells at \d+, \d+ or \d+/);
});

test('a market opens by Enter on its plate and on its port, and by touch, and closes to where one was', async () => {
  const page = await visitor(house, 'Anna');
  const recorded = recordedGame(merchantOfVenusClassic, 'greedy-3');
  const table = await goOn(house, [page], recorded, lateIn(recorded, 12));
  await openTable(page, table);
  const sheet = page.locator('dialog .mv-look');
  const plate = page.locator('[data-system="WW"]');
  const city = page.locator('[data-space="WW.c1"]');
  for (const target of [plate, city]) {
    await target.focus();
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await target.evaluate((el) => el === document.activeElement)).toBe(true);
  }
  // Arrow keys lead from plate to plate, which together are one stop of Tab.
  await plate.focus();
  await page.keyboard.press('ArrowRight');
  expect(await plate.evaluate((el) => el === document.activeElement)).toBe(false);
  expect(await page.locator('[data-system][tabindex="0"]').count()).toBe(1);

  const phone = await house.visit({
    path: DOORSTEP,
    size: { width: 360, height: 740 },
    touch: true,
    cookies: await page.context().cookies(),
  });
  await openTable(phone, table);
  await phone.locator('[data-system="GP"]').tap();
  await phone.locator('dialog .mv-look').waitFor();
});

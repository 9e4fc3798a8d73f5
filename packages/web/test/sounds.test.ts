import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DOORSTEP, openHouse } from './support/page.ts';
import { openRecorded } from './support/recorded.ts';

const house = openHouse();
/** Seat 0 has just played. */
const CLASSIC = { game: 'merchant-of-venus-classic', name: 'greedy-4', entries: 171, seat: 0 };

/** Writes down how often a tone or a noise is heard. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const [name, make] of [
      ['tone', 'createOscillator'],
      ['noise', 'createBufferSource'],
    ] as const) {
      const made = AudioContext.prototype[make] as () => AudioScheduledSourceNode;
      Object.assign(AudioContext.prototype, {
        [make](this: AudioContext) {
          heard.push(name);
          return made.call(this);
        },
      });
    }
    // As if the visitor had clicked before: browsers keep silent until then.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
  });

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('dice and the bell of the own turn are heard', async () => {
  const page = await house.visit({ path: DOORSTEP, motion: true });
  await listen(page);
  // Bots that answered at once could have ended their turns before the table is drawn.
  await openRecorded(page, { ...CLASSIC, pace: 1000 });
  await expect.poll(() => heard(page)).toContain('noise');
  // The key does nothing once the turn has come.
  await page.keyboard.press('s');
  await expect.poll(() => heard(page)).toContain('tone');
});

test('nothing is heard once sounds are switched off, also after a reload', async () => {
  const page = await house.visit({ path: DOORSTEP, motion: true });
  await listen(page);
  await openRecorded(page, CLASSIC);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sound' }).uncheck();
  await page.reload();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  await page.keyboard.press('s');
  await skip.waitFor({ state: 'detached' });
  expect(await heard(page)).toEqual([]);
});

import { offered } from '@fondaco/games';
import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { beginGame, tryToAnswer } from './support/device.ts';
import { openHouse } from './support/page.ts';
import { openTab } from './support/profile.ts';

const HOME = 'fondaco.home.test';
const house = openHouse([`--host-resolver-rules=MAP ${HOME} 127.0.0.1`]);
const HOUR_MS = 60 * 60 * 1000;

/** A browser that has everything, and whose server has ended. */
async function cutOff(): Promise<Page> {
  const page = await house.visit({ serviceWorker: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  onTestFinished(await house.stopServer());
  return page;
}

test('without a network every game begins against a bot and goes on after a reload, and what needs the server says so', async () => {
  const page = await cutOff();
  for (const { id } of offered) {
    await page.goto(`${house.url}/new?way=bots&game=${id}`);
    await beginGame(page);
    await tryToAnswer(page);
    const story = page.locator('.turn-told, .story-line');
    await expect.poll(() => story.count()).toBeGreaterThan(0);
    await page.reload();
    await page.locator('[data-part="prompt"]').waitFor();
    await expect.poll(() => story.count()).toBeGreaterThan(0);
  }
  await page.goto(`${house.url}/rules/om.trade.1`);
  await page.locator('[id="om.trade.1"]').waitFor();
  await page.goto(`${house.url}/lesson/oltre-mare/first-voyage`);
  await page.locator('.lesson-bubble').waitFor();
  await page.goto(`${house.url}/me`);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.goto(`${house.url}/`);
  await page.getByText('Games on this device go on').waitFor();
});

test.runIf(soak)(
  'without a network every game is finished against bots',
  async () => {
    const page = await cutOff();
    const tab = await openTab(page.context(), house.url, '/');
    for (const { id: game } of offered) {
      const seats = [null, 'greedy'].map((bot, colour) => ({ name: null, colour, bot }));
      const { id } = await tab.call<{ id: string }>('create', { game, seats, pace: 0 });
      let seed = 0;
      const status = async (): Promise<string> => {
        await tab.stop();
        await tab.play(id, ++seed, 0);
        return (await tab.call<{ status: string }>('info', id)).status;
      };
      await expect.poll(status, { interval: 500, timeout: HOUR_MS }).toBe('over');
    }
  },
  HOUR_MS,
);

test('over plain HTTP there is no service worker, nothing is offered and nothing complained of', async () => {
  const page = await house.visit({ serviceWorker: true, origin: `http://${HOME}:${house.port}` });
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  await page.goto(`http://${HOME}:${house.port}/new?way=bots`);
  await beginGame(page);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  expect(said).toEqual([]);
});

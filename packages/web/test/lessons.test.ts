import { globSync, readFileSync } from 'node:fs';
import { manifests, offered } from '@fondaco/games';
import type { Lesson } from '@fondaco/games/lesson.ts';
import { inRepo } from '@fondaco/testkit';
import { localesIn } from '@fondaco/text/files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  bubble,
  finishStep,
  isDone,
  pressByKeys,
  pressRinged,
  ring,
  stepNow,
  tryWrong,
} from './support/lesson.ts';
import { openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';

const house = openHouse();

const LESSONS = offered.flatMap(({ id, folder }) =>
  globSync('lessons/*.json', { cwd: inRepo(`games/${folder}`) }).map((file) => ({
    path: `/lesson/${id}/${file.slice('lessons/'.length, -'.json'.length)}`,
    lesson: JSON.parse(readFileSync(inRepo(`games/${folder}/${file}`), 'utf8')) as Lesson,
    texts: localesIn(inRepo(`games/${folder}/locales`)),
  })),
);
const FIRST = LESSONS[0] ?? { path: '', lesson: { steps: [] } };
const PHONE = { size: { width: 360, height: 740 }, touch: true };

test.each(LESSONS)(
  '$path is finished by pressing what is ringed; foreseen wrong tries on the way are explained and not played',
  async ({ path, lesson, texts }) => {
    const page = await house.visit({ path });
    const story = () => page.locator('.story, .story-empty').first().innerText();
    for (const [i, { wrong = [] }] of lesson.steps.entries()) {
      await ring(page).waitFor();
      expect(await stepNow(page)).toBe(i);
      const before = await story();
      for (const one of wrong) await tryWrong(page, one, asked(texts.en?.[one.text] ?? ''));
      expect(await stepNow(page)).toBe(i);
      expect(await story()).toBe(before);
      const show = page.locator('[data-lesson="show"]');
      expect(await show.isVisible()).toBe(wrong.length > 1);
      if (wrong.length > 1) await show.click();
      else await finishStep(page);
      if (i < lesson.steps.length - 1) await expect.poll(() => stepNow(page)).toBe(i + 1);
    }
    expect(await isDone(page)).toBe(true);
    await page.locator('[data-lesson="play"]').click();
    await page.waitForURL(/\/new\?way=bots&game=/);
  },
);

/** The question a text begins with. */
const asked = (text: string): string => text.slice(0, text.indexOf('?') + 1);

test('a lesson goes on where it was left, and begins anew when asked to', async () => {
  const page = await house.visit({ path: FIRST.path });
  for (let i = 0; i < 3; i++) await finishStep(page);
  const said = await bubble(page).innerText();
  const table = await page.locator('main').innerText();
  await page.reload();
  await bubble(page).waitFor();
  expect(await stepNow(page)).toBe(3);
  expect(await bubble(page).innerText()).toBe(said);
  expect((await page.locator('.om-own').innerText()).length).toBeGreaterThan(0);
  expect(table).toContain(await page.locator('.om-own').innerText());
  await finishStep(page);
  expect(await stepNow(page)).toBe(4);
  await page.locator('.lesson-again').click();
  await expect.poll(() => stepNow(page)).toBe(0);
});

test.each(LESSONS)('$path is finished by keys alone', async ({ path, lesson }) => {
  const page = await house.visit({ path });
  for (const _ of lesson.steps) {
    await bubble(page).waitFor();
    await finishStep(page, pressByKeys);
  }
  expect(await isDone(page)).toBe(true);
});

test.each(LESSONS)(
  '$path on a phone: what is ringed can be seen and pressed, and the sheet stays low',
  async ({ path, lesson }) => {
    const page = await house.visit({ path, ...PHONE });
    const press = async (): Promise<void> => {
      await ring(page).waitFor();
      await expect.poll(() => isInReach(page)).toBe(true);
      await pressRinged(page);
    };
    for (const _ of lesson.steps) {
      await bubble(page).waitFor();
      const { height = 0 } = (await bubble(page).boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(260);
      await finishStep(page, press);
    }
    expect(await isDone(page)).toBe(true);
  },
);

/** Whether a finger in the middle of the ring would meet what is ringed. */
const isInReach = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('.lesson-ring.is-press');
    const box = shown?.getBoundingClientRect();
    if (!shown || !box) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit?.closest(shown.dataset.for ?? '') !== null;
  });

test('what a step does not need loses its colour', async () => {
  const page = await house.visit({ path: FIRST.path });
  await finishStep(page);
  await ring(page).waitFor();
  const isVeiled = (selector: string): Promise<boolean> =>
    page.evaluate((of) => {
      const { x, y, width, height } =
        document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
      const { path = '' } = document.querySelector<HTMLElement>('.lesson-veil')?.dataset ?? {};
      const canvas = document.createElement('canvas').getContext('2d');
      const middle = [x + width / 2, y + height / 2] as const;
      return canvas?.isPointInPath(new Path2D(path), ...middle, 'evenodd') ?? false;
    }, selector);
  await expect.poll(() => isVeiled('.om-rivals')).toBe(true);
  expect(await isVeiled('.lesson-ring.is-press')).toBe(false);
  expect(await isVeiled('.om-own .om-piles')).toBe(false);
});

test('a lesson has no serious problem of access', async () => {
  const page = await house.visit({ path: FIRST.path });
  await bubble(page).waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await finishStep(page);
  expect(await seriousProblems(page)).toEqual([]);
});

test('an address that names no lesson says so', async () => {
  const page = await house.visit({ path: `/lesson/${manifests[0]?.id}/nowhere` });
  await page.locator('.page').waitFor();
  expect(await page.locator('main').count()).toBe(1);
});

test('a newcomer is led to the first lesson, and each rulebook leads to its own', async () => {
  const page = await house.visit();
  await page.getByRole('link', { name: 'Start the first lesson' }).click();
  await bubble(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(FIRST.path);
  for (const { prefix, id } of offered) {
    await page.goto(`${house.url}/rules/${prefix}`);
    const link = page.locator('.rules-learn');
    expect(await link.getAttribute('href')).toContain(`/lesson/${id}/`);
  }
});

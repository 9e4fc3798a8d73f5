import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openHouse, type Visit } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';
import { openRoom, openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 720 };
const TABLET = { width: 1024, height: 768 };
const ANSWERS = '[data-part="prompt"] :is(button, a), main [data-answer]';
const LINK = '[data-part="prompt"] .rule-link';
const ANSWER = '[data-part="prompt"] [data-answer]';

/** At a table of Merchant of Venus, whose first question has a link to its rule. */
async function atTable(visit: Visit = {}): Promise<Page> {
  const page = await visitor(house, 'Anna', visit);
  const game = 'merchant-of-venus-classic';
  await openTable(page, await startTable([page], { game, seats: 2 }));
  await page.locator(ANSWER).first().waitFor();
  return page;
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
/** By the menu, as a finger or a mouse does. */
async function openBook(page: Page): Promise<void> {
  await page.locator('.bar-tool').last().click();
  await page.locator('.menu button', { hasText: 'Rules' }).click();
  await page.locator('.rules-panel .rules-text h2').first().waitFor();
}

/** What can be answered under the rulebook. */
const answersUnder = (page: Page): Promise<string[]> =>
  page.evaluate((answers) => {
    const panel = document.querySelector('.rules-panel')?.getBoundingClientRect();
    if (!panel) return ['no rulebook'];
    return [...document.querySelectorAll<HTMLElement>(answers)]
      .filter((answer) => answer.checkVisibility())
      .filter((answer) => {
        const { left, right, top, bottom } = answer.getBoundingClientRect();
        const { left: x, right: end, top: y, bottom: low } = panel;
        return left < end && right > x && top < low && bottom > y;
      })
      .map((answer) => answer.innerText);
  }, ANSWERS);
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight && bottom > 0;
  });

describe('beside the table', () => {
  test('a link to a rule opens it there; the game goes on, and Escape gives the focus back', async () => {
    const page = await atTable();
    const address = page.url();
    const link = page.locator(LINK).first();
    await link.focus();
    await page.keyboard.press('Enter');
    const marked = page.locator('.rules-panel .rule-marked');
    await marked.waitFor();
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toBe(address);
    await expect.poll(() => inSight(page, '.rule-marked')).toBe(true);
    await expect.poll(() => focusedText(page)).toBe(await marked.locator('h3').textContent());
    expect(await seriousProblems(page)).toEqual([]);

    // The table is neither covered nor cut off from keyboard and pointer.
    const panel = await page.locator('.rules-panel').boundingBox();
    const prompt = await page.locator('[data-part="prompt"]').boundingBox();
    expect((prompt?.x ?? 0) + (prompt?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
    await page.keyboard.press('p');
    expect(await page.locator('[data-part="prompt"] :focus').count()).toBe(1);
    const question = page.locator('[data-part="prompt"] h2').first();
    const asked = await question.textContent();
    await page.locator(ANSWER).first().click();
    await expect.poll(() => question.textContent()).not.toBe(asked);

    await page.locator('.rules-panel .rule-marked h3').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rules-panel').count()).toBe(0);
  });

  test.each(['oltre-mare', 'merchant-of-venus-classic', 'merchant-of-venus-standard'])(
    'of %s it covers no answer where the table makes no room for it',
    async (game) => {
      const page = await visitor(house, 'Anna');
      await openTable(page, await startTable([page], { game, seats: 2 }));
      await page.locator(ANSWERS).first().waitFor();
      for (const size of [DESK, TABLET]) {
        await page.setViewportSize(size);
        await openBook(page);
        expect(await page.locator('.rules-panel:modal').count()).toBe(0);
        await expect.poll(() => answersUnder(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
  );

  test('in the room before the game it opens there, too', async () => {
    const page = await visitor(house, 'Anna');
    await page.goto(`${house.url}/table/${await openRoom(page)}`);
    await page.locator('.room-title a').click();
    await page.locator('.rules-panel .rules-text h2').first().waitFor();
    expect(page.context().pages()).toHaveLength(1);
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.room-title a:focus').count()).toBe(1);
  });

  test('closing it gives the focus back to the link', async () => {
    const page = await atTable();
    await page.locator(LINK).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.rules-panel .rule-marked').waitFor();
    await expect.poll(() => page.locator('.rules-panel :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(`${LINK}:focus`).count()).toBe(1);
  });

  test('links in it turn its pages, and another link of the table too', async () => {
    const page = await atTable();
    await page.locator(LINK).first().click();
    const marked = page.locator('.rules-panel .rule-marked');
    await marked.waitFor();
    const first = await marked.getAttribute('id');
    await page.locator('.rules-panel .rules-text ol a').first().click();
    await expect.poll(() => marked.getAttribute('id')).not.toBe(first);
    await page.locator(LINK).first().click();
    await expect.poll(() => marked.getAttribute('id')).toBe(first);
    expect(page.url()).toContain('/table/');
  });

  test('over the player aid: Escape goes back to it', async () => {
    const page = await atTable();
    await page.keyboard.press('?');
    await page.locator('.dialog .rule-link').first().click();
    await page.locator('.rules-panel .rule-marked').waitFor();
    await expect.poll(() => page.locator('.rules-panel :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rules-panel').count()).toBe(0);
    expect(await page.locator('.dialog .rule-link:focus').count()).toBe(1);
  });

  test('the menu opens the book of the game, on a phone as a whole sheet', async () => {
    const page = await atTable({ size: PHONE, touch: true });
    await openBook(page);
    expect(await page.locator('.rules-panel').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await page.locator('.rules-panel:modal').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    expect(await seriousProblems(page)).toEqual([]);
    await page.locator('.rules-panel').getByRole('button', { name: 'Back to the game' }).tap();
    await expect.poll(() => page.locator('.rules-panel').count()).toBe(0);
  });
});

describe('search', () => {
  test.each([
    ['en', 'combo DRIVE', 'mvc.buy.4'],
    ['fr', 'metaphysique', 'mvc.buy.4'],
    ['ru', 'МЕТАФИЗИКА', 'mvc.buy.4'],
    ['en', 'mvc.gate.1', 'mvc.gate.1'],
  ])('in %s, %s finds the paragraph and marks the words', async (lang, typed, id) => {
    const page = await house.visit({ lang, path: '/rules/mvc' });
    await page.locator('.rules-text h2').first().waitFor();
    const all = await page.locator('.rule').count();
    await page.locator('.rules-search input').fill(typed);
    await expect.poll(() => page.locator('.rule').count()).toBeLessThan(all / 2);
    const count = await page.locator('.rule').count();
    await page.locator(`[id="${id}"] mark`).first().waitFor();
    expect(await page.locator('.rules-side [role="status"]').textContent()).toContain(`${count}`);
    await page.keyboard.press('Enter');
    expect(await page.locator('.rule h3:focus').count()).toBe(1);
  });

  test('finds nothing, says so, and is emptied by Escape before the panel closes', async () => {
    const page = await atTable();
    await page.locator(LINK).first().click();
    await page.locator('.rules-panel .rule-marked').waitFor();
    await page.locator('.rules-search input').fill('xyzzy');
    await page.locator('.rules-panel .empty').waitFor();
    expect(await page.locator('.rules-side [role="status"]').textContent()).toContain('0');
    await page.keyboard.press('Escape');
    await page.locator('.rules-panel .rule').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rules-panel').count()).toBe(0);
  });
});

/** The long run looks at every book in every language. */
const LANGUAGES = { om: 'fr', mvc: 'ru', mvs: 'en' };

describe.each(Object.entries(LANGUAGES))('the book %s', (book, usual) => {
  test.each(soak ? ['en', 'fr', 'ru'] : [usual])(
    'in %s has pictures, tables, and folded examples and sources',
    async (lang) => {
      const page = await house.visit({ lang, path: `/rules/${book}`, size: PHONE });
      await page.locator('.rules-picture').first().waitFor();
      expect(await page.locator('.rules-text details[open]').count()).toBe(0);
      const tables = await page.locator('.rules-table caption').count();
      expect(tables).toBeGreaterThan(5);
      const example = page.locator('.rule-example').first();
      await example.locator('summary').focus();
      await page.keyboard.press('Enter');
      await example.locator('li').first().waitFor();
      const source = page.locator('.rule-sources').first();
      expect(await source.locator('p').isVisible()).toBe(false);
      await source.locator('summary').click();
      await source.locator('p').waitFor();
      // No key that has no text, and no name that was left out.
      const words = await page.locator('.rules-text').innerText();
      expect(words.match(/\{\{|\b(?:om|mvc?s?)\.[a-z]+\.[a-z]\w*/gi) ?? []).toEqual([]);
      await expectNoSidewaysScroll(page);
      expect(await seriousProblems(page)).toEqual([]);
    },
  );
});

test.each(['om', 'mvc', 'mvs'])('%s is open to screen readers', async (book) => {
  const page = await house.visit({ path: `/rules/${book}` });
  await page.locator('.rules-picture').first().waitFor();
  expect(await seriousProblems(page)).toEqual([]);
});

describe('on paper', () => {
  test.each(['om', 'mvc', 'mvs'])('%s is its text, tables and pictures alone', async (book) => {
    const page = await house.visit({ path: `/rules/${book}`, theme: 'dark' });
    await page.locator('.rules-picture').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.shell-top', '.rules-side', '.rules-ways', '.rule-id', '.rule-sources'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    for (const shown of ['.rules-text h1', '.rules-table', '.rules-picture'])
      expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
    const styles = await page.evaluate(() => {
      const of = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as HTMLElement);
      return {
        link: of('.rules-text a').color,
        text: of('.rules-text').color,
        row: of('.rules-table tr').breakInside,
        head: of('.rule-head').breakAfter,
      };
    });
    expect(styles.link).toBe(styles.text);
    expect(styles).toMatchObject({ text: 'rgb(0, 0, 0)', row: 'avoid', head: 'avoid' });
    // Nothing is wider than a sheet of A4 with its margins.
    await page.setViewportSize({ width: 690, height: 1000 });
    const tooWide = await page.evaluate(
      () =>
        [...document.querySelectorAll('.rules-table table, .rules-picture')].filter(
          (x) => x.getBoundingClientRect().right > innerWidth + 1,
        ).length,
    );
    expect(tooWide).toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(5);
  });
});

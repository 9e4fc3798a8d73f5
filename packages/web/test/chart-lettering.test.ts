import {
  type ClassicState,
  merchantOfVenusClassic,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn, lastWhere, lateIn, type Recorded, recordedGame } from './support/late.ts';
import { openHouse, type Visit } from './support/page.ts';
import { lateTurn, recordedStandard } from './support/standard.ts';
import { openTable, visitor } from './support/table.ts';

const house = openHouse();
/** Every text on the chart is at least as large, in pixels. */
const LEAST_PX = 11;
const FINGER_PX = 44;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

const classic = recordedGame(merchantOfVenusClassic, 'greedy-3');
const standard = recordedStandard('light-speed-3');
const GAMES: [name: string, game: Recorded, entry: number][] = [
  ['Classic', classic, lateIn(classic, 12)],
  ['Standard', standard, lateTurn(standard, 3)],
];

async function openAt(game: Recorded, entry: number, visit: Visit = {}): Promise<Page> {
  const page = await visitor(house, 'Anna', visit);
  await openTable(page, await goOn(house, [page], game, entry));
  await page.locator('.mv-plate').first().waitFor();
  return page;
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((to) => {
    const kept = JSON.parse(localStorage.getItem('fondaco.settings') ?? '{}');
    localStorage.setItem('fondaco.settings', JSON.stringify({ ...kept, lang: to }));
  }, lang);
  await page.reload();
  await page.locator('.mv-plate').first().waitFor();
}

interface Seen {
  /** The smallest text, and its size. */
  least: [px: number, words: string];
  plates: number;
  /** Texts that stand on another, or on a space. */
  overlaps: string[];
  /** Spaces that something else lies over. */
  covered: string[];
  /** Answers under the own ship. */
  hidden: string[];
  /** Pixels at the edge that the chart leaves free, in the direction where there is less of it. */
  unused: number;
}

/** What somebody sees of the lettering. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const sheet = document.querySelector<HTMLElement>('.mv-chart-sheet');
    const board = document.querySelector('.mv-chart-board')?.getBoundingClientRect();
    if (!sheet || !board) throw new Error('there is no chart');
    const scale = new DOMMatrix(getComputedStyle(sheet).transform).a;
    const texts = all('.mv-chart-layer *').filter((el) =>
      [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent),
    );
    const sizes = texts.map((el): [number, string] => {
      const svg = el instanceof SVGElement ? el.closest('svg') : null;
      const units = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : scale;
      return [Number.parseFloat(getComputedStyle(el).fontSize) * units, el.textContent ?? ''];
    });
    const labels = all(
      '.mv-plate, .mv-plate-tab, .mv-ink-exit > span, .mv-ink-odds > span, .mv-plate-title > span, .mv-chart-tag > span',
    )
      .map((el) => ({ el, box: el.getBoundingClientRect(), words: el.textContent ?? '' }))
      // A tab in the second line of its row is not seen.
      .filter(({ el, box }) => {
        const row = el.closest('.mv-plate-tabs')?.getBoundingClientRect();
        return !row || box.top + box.height / 2 < row.bottom;
      });
    const spaces = all('[data-space]').map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return { el, id: el.getAttribute('data-space') ?? '', x: x + width / 2, y: y + height / 2 };
    });
    const overlaps: string[] = [];
    for (const [i, a] of labels.entries()) {
      for (const b of labels.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 1 && down > 1 && !a.el.contains(b.el))
          overlaps.push(`${a.words} | ${b.words}`);
      }
      for (const { id, x, y } of spaces)
        if (x > a.box.left && x < a.box.right && y > a.box.top && y < a.box.bottom)
          overlaps.push(`${a.words} on ${id}`);
    }
    const covered = spaces.filter(({ el, x, y }) => document.elementFromPoint(x, y) !== el);
    const ship = document.querySelector('.mv-chart-own')?.getBoundingClientRect();
    const hidden = spaces.filter(({ el, x, y }) => {
      if (!ship || !el.classList.contains('is-open')) return false;
      const middle = { x: ship.x + ship.width / 2, y: ship.y + ship.height / 2 };
      return Math.hypot(x - middle.x, y - middle.y) < ship.width / 2;
    });
    const { width, height } = sheet.getBoundingClientRect();
    return {
      least: sizes.toSorted(([a], [b]) => a - b)[0] ?? [0, ''],
      plates: all('.mv-plate').length,
      overlaps,
      covered: covered.map(({ id }) => id),
      hidden: hidden.map(({ id }) => id),
      unused: Math.min(board.width - width, board.height - height),
    };
  });

test.each(GAMES)('%s: all lettering of the whole chart can be read', async (_, game, entry) => {
  const page = await openAt(game, entry);
  // The longest names are the hardest.
  for (const lang of soak ? ['en', 'fr', 'ru'] : ['ru']) {
    if (lang !== 'en') await speak(page, lang);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const message = `${lang}, ${size.width} × ${size.height}`;
      // Once the fonts are there and the camera rests, everything has its place.
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(async () => (await look(page)).unused, { message }).toBeLessThan(1);
      await expect
        .poll(async () => (await look(page)).least[0], { message })
        .toBeGreaterThanOrEqual(LEAST_PX);
      await expect
        .poll(() => look(page), { message })
        .toMatchObject({ plates: 14, overlaps: [], covered: [], hidden: [] });
    }
  }
});

test('a plate that had no room for everything shows it when pointed at', async () => {
  const page = await openAt(standard, lateTurn(standard, 3), {
    size: { width: 1024, height: 768 },
  });
  const name = page.locator('.mv-plate.is-name').first();
  const words = await name.innerText();
  const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  const whole = page.locator('.is-peeked');
  await whole.locator('.mv-plate-line').waitFor();
  expect((await whole.locator('.mv-plate-name').innerText()).split('\n')[0]).toBe(
    words.split('\n').join(' '),
  );
});

test('no answer lies under the own ship or anything else while it flies', async () => {
  const flying = lastWhere<ClassicState>(
    classic,
    ({ active, agenda }) => active === 0 && agenda.at(-1)?.f === 'move',
    500,
  );
  const page = await openAt(classic, flying);
  await page.locator('.mv-chart-target.is-open').first().waitFor({ state: 'attached' });
  await expect.poll(() => look(page)).toMatchObject({ covered: [], hidden: [], overlaps: [] });
});

test.each(GAMES)(
  '%s: after one zoom everything is large enough for a finger',
  async (_, game, entry) => {
    const page = await openAt(game, entry, { size: { width: 360, height: 740 }, touch: true });
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    const tooSmall = (): Promise<string[]> =>
      page.locator('[data-space], [data-system]').evaluateAll(
        (all, least) =>
          all.flatMap((el) => {
            const { width, height } = el.getBoundingClientRect();
            return Math.min(width, height) < least ? [el.getAttribute('aria-label') ?? ''] : [];
          }),
        FINGER_PX,
      );
    await expect.poll(tooSmall).toEqual([]);
  },
);

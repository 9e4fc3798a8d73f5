import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { fastChance, type OwnQuestion } from '@fondaco/kernel';
import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../server/test/client.ts';
import { questions, someAnswer } from '../../server/test/players.ts';
import { goOn, recordedGame } from './support/late.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { coveredAnswers, cutOffParts, type PromptSight, promptSight } from './support/om-sight.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];
const LANGUAGES = ['en', 'fr', 'ru'];
/** In English the long run looks at a whole game, in the other languages at a turn or two. */
const ANSWERS = soak ? Number.POSITIVE_INFINITY : 24;
const FEW_ANSWERS = 8;
/** From this width of the bar on it has one row. */
const ONE_ROW_FROM = 860;
/** Below it the trading table and the harbours take the place of hand and opponents. */
const PHONE_WIDTH = 768;

interface Watcher {
  page: Page;
  lang: string;
  width: number;
  sights: PromptSight[];
}

/** The phase of the prompt in which a kind of question is asked. */
const phaseOf = ({ kind }: OwnQuestion): string =>
  ({ answer: 'trade', compass: 'sail' })[kind] ?? kind;

test('over a game the prompt keeps its height, its buttons their places, and no answer is covered', async () => {
  const host = await visitor(house, 'Anna');
  const table = await startTable([host], { seats: 2 });
  const cookies = await host.context().cookies();
  const watchers: Watcher[] = [];
  for (const lang of LANGUAGES)
    for (const size of SIZES) {
      const page = await house.visit({ lang, size, cookies, touch: size.width < PHONE_WIDTH });
      await openTable(page, table);
      await page.evaluate(() => document.fonts.ready);
      watchers.push({ page, lang, width: size.width, sights: [] });
    }
  const covered = new Set<string>();
  const look = async ({ page, lang, width, sights }: Watcher, phase: string): Promise<void> => {
    await page.locator(`.om-prompt[data-phase="${phase}"]`).waitFor();
    sights.push(await promptSight(page));
    if (lang === 'en') for (const x of await coveredAnswers(page)) covered.add(`${width}: ${x}`);
  };

  const ear = await openPage(house.port, await cookieOf(host));
  await ear.say({ t: 'watch', table });
  const chance = fastChance('prompt');
  const isOver = (): boolean => ear.tables.get(table)?.status === 'over';
  for (let answers = 0; answers < ANSWERS && !isOver(); answers++) {
    const asked = (): OwnQuestion | undefined =>
      questions(ear, table).find((q) => q.need !== 'may');
    await ear.untilTrue(() => asked() !== undefined || isOver());
    const q = asked();
    if (!q) break;
    if (answers === FEW_ANSWERS)
      for (const w of watchers.filter((w) => w.lang !== 'en')) await w.page.close();
    const looking = watchers.filter((w) => !w.page.isClosed());
    await Promise.all(looking.map((w) => look(w, phaseOf(q))));
    const action = someAnswer(q, chance) ?? null;
    const ack = await ear.say({ t: 'answer', table, seat: 0, decision: q.id, action });
    if (ack.ok) await ear.untilTrue(() => (ear.see(table, 0)?.seq ?? 0) >= (ack.seq ?? 0));
  }
  await ear.close();

  const problems = watchers.flatMap((w) =>
    problemsOf(w).map((x) => `${w.lang}, ${w.width} px: ${x}`),
  );
  expect([...problems, ...covered]).toEqual([]);
});

/** What changed in the course of the game, and should not have. */
function problemsOf({ lang, width, sights }: Watcher): string[] {
  const all = <T>(of: (sight: PromptSight) => T): T[] => [...new Set(sights.map(of))];
  const there = (of: (sight: PromptSight) => string | null): (string | null)[] =>
    all(of).filter((x) => x !== null);
  const wanted = (sights[0]?.width ?? 0) >= ONE_ROW_FROM ? 72 : 112;
  const phases = all((x) => x.phase);
  const missing = ['trade', 'play', 'sail', 'load', 'done'].filter((x) => !phases.includes(x));
  const red = all((x) => (x.isRed ? x.phase : ''));
  return [
    ...all((x) => x.height).flatMap((x) => (x === wanted ? [] : [`${x} px high`])),
    ...(width < PHONE_WIDTH
      ? []
      : several(
          'the board',
          all((x) => x.board),
        )),
    ...several(
      'the button',
      there((x) => x.go),
    ),
    ...several(
      'undo',
      there((x) => x.undo),
    ),
    ...all((x) => x.cut).flatMap((x) => (x === '' ? [] : [`cut off: ${x}`])),
    ...(lang === 'en' ? missing.map((x) => `never seen: ${x}`) : []),
    ...['trade', 'done'].filter((x) => red.includes(x)).map((x) => `red in ${x}`),
  ];
}

const several = (what: string, found: readonly (string | null)[]): string[] =>
  found.length > 1 ? [`${what} is at ${found.join(', ')}`] : [];

test.each(LANGUAGES)(
  'of nine cards in the hand name and icons are seen, and each shows whole when looked at (%s)',
  async (lang) => {
    const page = await visitor(house, 'Anna', { lang });
    await openTable(page, await goOn(house, [page], recordedGame(oltreMare, 'first-4'), 216));
    const cards = page.locator('[data-part="hand"] [data-card]');
    for (const size of [...SIZES, { width: 740, height: 360 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => cards.count()).toBe(9);
      // In landscape nine names of the longest languages do not fit.
      const parts = size.height < 420 ? '.om-act' : '.om-act, .om-cap';
      await expect
        .poll(() => cutOffParts(page, parts), { message: `${size.width} × ${size.height}` })
        .toEqual([]);
    }
    await page.setViewportSize(SIZES[0] as (typeof SIZES)[0]);
    await page.keyboard.press('h');
    for (let i = 0; i < 9; i++) {
      const card = page.locator('[data-card]:focus');
      await expect
        .poll(() =>
          card.evaluate((el) => {
            const { left, right, top } = el.getBoundingClientRect();
            const at = (x: number) => el.contains(document.elementFromPoint(x, top + 20));
            return at(left + 4) && at(right - 4);
          }),
        )
        .toBe(true);
      expect(await cards.nth(i).evaluate((el) => el === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
    }
  },
);

test('on a phone in landscape the chart lies between tools, opponents, prompt and hand', async () => {
  const size = { width: 740, height: 360 };
  const page = await visitor(house, 'Anna', { size, touch: true });
  const options = { begins: 'firstSeat' };
  await openTable(page, await startTable([page], { seats: 4, options }));
  await page.locator('.om-go').waitFor();
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  await expect.poll(() => boxOf('.om-prompt')).toEqual({ x: 556, y: 0, width: 184, height: 360 });
  await expect.poll(() => boxOf('.om-board')).toEqual({ x: 50, y: 0, width: 458, height: 238 });
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
  const lows = await page
    .locator('.bar a, .bar button, .om-prompt button, [data-card]')
    .locator('visible=true')
    .evaluateAll((all) =>
      all.filter((x) => x.getBoundingClientRect().height < 44).map((x) => x.className),
    );
  expect(lows).toEqual([]);
  expect(await coveredAnswers(page)).toEqual([]);
});

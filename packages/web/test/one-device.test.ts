import type { ReplayStep } from '@fondaco/kernel';
import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayPositions } from '../src/api/replay.ts';
import { type Onlooker, slowLine, watchEveryFrame } from './support/onlooker.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { openTab } from './support/profile.ts';
import { guest, startTable } from './support/table.ts';

const house = openHouse();

interface RuleSet {
  game: string;
  options: { edition?: string };
}
const RULE_SETS: RuleSet[] = [
  { game: 'oltre-mare', options: { edition: 'first' } },
  { game: 'oltre-mare', options: { edition: 'second' } },
  { game: 'merchant-of-venus-classic', options: {} },
  { game: 'merchant-of-venus-standard', options: {} },
];

/** Where a game is kept, begun with two people at this device. */
const PLACES = {
  'on the device': async (page: Page, { game, options }: RuleSet) => {
    const tab = await openTab(page.context(), house.url);
    const seats = ['Anna', 'Boris'].map((name, colour) => ({ name, colour, bot: null }));
    const { id } = await tab.call<{ id: string }>('create', { game, options, seats });
    await tab.page.close();
    return id;
  },
  'on the server': async (page: Page, { game, options }: RuleSet) => {
    await guest(page, 'Anna');
    return startTable([page, page], { game, options });
  },
};

/** Without a long run each game is played in one place. */
const USUAL: Record<string, (keyof typeof PLACES)[]> = {
  'oltre-mare second': ['on the device'],
  'merchant-of-venus-classic': ['on the device'],
  'merchant-of-venus-standard': ['on the server'],
};

const ALL_CASES = RULE_SETS.flatMap((rules) =>
  (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => ({
    ...rules,
    place,
    name: `${rules.game} ${Object.values(rules.options).join()}`.trim(),
  })),
);

const CASES = ALL_CASES.filter(({ name, place }) => soak || USUAL[name]?.includes(place));

const passing = (page: Page) => page.locator('.privacy');
const sight = (page: Page, seat: number | 'table') =>
  page.locator(`.play[data-viewer="${seat}"]`).waitFor();
const confirm = async (page: Page, seat: number): Promise<void> => {
  await passing(page).locator(`[data-seat="${seat}"]`).click();
  await sight(page, seat);
};
const seatThatIsNext = async (page: Page): Promise<number> => {
  await passing(page).waitFor();
  return Number(await passing(page).locator('[data-seat]').first().getAttribute('data-seat'));
};

/** Every key of a table, and those of any page. */
const KEYS = 'o Escape ? Escape k Escape s b h p l Escape c Escape i'.split(' ');
async function pressEverything(page: Page): Promise<void> {
  for (const key of [...KEYS, 'Tab']) await page.keyboard.press(key);
}

test.each(CASES)(
  '$name, $place: two share a device, and in no frame a hand is drawn that is not its viewer’s',
  async ({ place, game, options }) => {
    // Once at full speed: what the page is made of is then in the browser’s cache, as for everybody but newcomers.
    const page = await house.visit({ path: DOORSTEP, motion: true, storySteps: true });
    const id = await PLACES[place](page, { game, options });
    await page.goto(`${house.url}/replay/${id}?as=table`);
    await sight(page, 'table');
    await page.goto(`${house.url}/table/${id}`);
    await passing(page).waitFor();
    await page.goto(`${house.url}/about`);
    const onlooker = await watchEveryFrame(page.context());
    const speedUp = await slowLine(page);
    const first = await walkAround(page, id);
    // At this speed every page takes a quarter of a minute: on the slow line only in long runs.
    if (!soak) await speedUp();
    if (soak || options.edition === 'second') await walkFurther(page, id, first);
    expect(onlooker.wrong).toEqual([]);
    expect(onlooker.frames()).toBeGreaterThan(20);
    await expectOwnCards(page, id, onlooker);
  },
);

/** The first load, the keys, replay, Back, and a device handed to a player who is not asked; gives who was first. */
async function walkAround(page: Page, id: string): Promise<number> {
  const replay = page.locator('.replay');
  await page.goto(`${house.url}/table/${id}`);
  const first = await seatThatIsNext(page);
  const second = 1 - first;
  await pressEverything(page);
  expect(await passing(page).count()).toBe(1);
  // By key: the button has the focus.
  await passing(page).locator(`[data-seat="${first}"]`).focus();
  await page.keyboard.press('Enter');
  await sight(page, first);
  await pressEverything(page);

  // The first player looks back, through the bar, and returns by a link.
  await page.locator('.bar').getByRole('link', { name: 'Replay' }).click();
  await replay.waitFor();
  await sight(page, first);
  await page.locator('.replay-leave').click();
  await sight(page, first);

  // The second player takes the device without being asked, and keeps it.
  await page
    .getByRole('button', { name: /^Hand over to/ })
    .first()
    .click();
  expect(await seatThatIsNext(page)).toBe(second);
  await confirm(page, second);
  await pressEverything(page);
  await sight(page, second);

  // Looks back, and the browser’s Back asks who is looking.
  await page.locator('.bar').getByRole('link', { name: 'Replay' }).click();
  await replay.waitFor();
  await sight(page, second);
  await page.goBack();
  await passing(page).waitFor();
  await confirm(page, second);
  return first;
}

/** Replay by the menu and by a line of the story, reloads, typed addresses, out to the lobby and back, and a turn of each. */
async function walkFurther(page: Page, id: string, first: number): Promise<void> {
  const replay = page.locator('.replay');
  const second = 1 - first;
  await page.goForward();
  await passing(page).waitFor();
  await confirm(page, second);
  await replay.waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).first().click();
  await sight(page, second);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
  await replay.waitFor();
  await sight(page, second);
  await page.locator('.replay-leave').click();
  await sight(page, second);
  // Whoever presses Back, or reloads, is asked.
  await page.goBack();
  await passing(page).waitFor();
  await page.reload();
  await passing(page).waitFor();

  // By typed addresses.
  for (const query of ['', `?as=${first}`, `?as=${second}&at=0`]) {
    await page.goto(`${house.url}/replay/${id}${query}`);
    await passing(page).waitFor();
    expect(await passing(page).locator('[data-seat]').count()).toBe(2);
  }
  await confirm(page, first);
  await replay.waitFor();
  await page.goto(`${house.url}/replay/${id}?as=table`);
  await sight(page, 'table');

  // Left by the link of the screen itself.
  await page.goto(`${house.url}/table/${id}`);
  await passing(page).waitFor();
  await passing(page).getByRole('link').click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await page.goBack();
  await passing(page).waitFor();

  // The first player answers until the device goes on, then the second, from the list of all options.
  for (const seat of [first, second]) {
    if ((await seatThatIsNext(page)) !== seat) break;
    await confirm(page, seat);
    await answerUntilPassed(page);
  }

  // By a line of the story: only now every game has one.
  const next = await seatThatIsNext(page);
  await confirm(page, next);
  const toStory = page.getByRole('button', { name: 'Story', exact: true });
  if ((await toStory.count()) > 0) await toStory.click();
  await page.locator('.story-open').first().click();
  await replay.waitFor();
  await sight(page, next);
  await page.goBack();
  await passing(page).waitFor();
}

const MOST_ANSWERS = 25;

async function answerUntilPassed(page: Page): Promise<void> {
  for (let i = 0; i < MOST_ANSWERS && (await passing(page).count()) === 0; i++) {
    await page.keyboard.press('o');
    const options = page.locator('dialog .options li > button:enabled:not([aria-expanded])');
    await options.first().or(passing(page)).first().waitFor();
    // The last of a question is what ends it, where something does.
    if ((await options.count()) > 0) await options.last().click();
    await page.locator('.play:not(:has(dialog))').or(passing(page)).first().waitFor();
  }
  await passing(page).waitFor();
}

/** Every card each seat ever held, as it was told itself; none in a game without hands. */
async function handsOf(page: Page, id: string): Promise<Set<string>[]> {
  const tab = await openTab(page.context(), house.url);
  const stepsOf = (seat: number): Promise<ReplayStep[]> =>
    id.startsWith('local-')
      ? tab.call('replay', id, seat)
      : tab.page.evaluate(
          async (path) => (await (await fetch(path)).json()).steps,
          `/api/tables/${id}/replay?as=${seat}`,
        );
  return Promise.all(
    [0, 1].map(async (seat) => {
      const positions = replayPositions(await stepsOf(seat));
      const hands = Array.from({ length: positions.length }, (_, i) => {
        const view = positions.at(i)?.views[0] as { players?: { hand?: string[] }[] };
        return view.players?.[seat]?.hand ?? [];
      });
      return new Set(hands.flat());
    }),
  );
}

/** No card of one hand was drawn while the other player looked: by what each seat was told of the game. */
async function expectOwnCards(page: Page, id: string, { cards }: Onlooker): Promise<void> {
  const hands = await handsOf(page, id);
  if (hands.every((hand) => hand.size === 0)) return;
  expect(cards.size).toBeGreaterThan(0);
  for (const drawn of cards) {
    const [looking, card] = drawn.split(' ') as [string, string];
    const other = 1 - Number(looking);
    const isOthersOnly = hands[other]?.has(card) && !hands[Number(looking)]?.has(card);
    expect(isOthersOnly, `${drawn} is in the hand of ${other}`).toBe(false);
  }
}

import { greedy } from '@fondaco/bots';
import {
  type ClassicAction,
  merchantOfVenusClassic,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import {
  type AnyGame,
  fastChance,
  isOwn,
  type Json,
  type Messages,
  type Option,
  type OwnQuestion,
} from '@fondaco/kernel';
import { gameTexts } from '@fondaco/testkit';
import { type Say, translator } from '@fondaco/text';
import type { Locator, Page } from 'playwright-core';
import { openPage } from '../../../server/test/client.ts';
import type { House } from './page.ts';
import { cookieOf } from './table.ts';

/** A person at a page who trades as the greedy bot advises, by what can be seen and pressed there. */
export interface Captain {
  page: Page;
  /** Answers one question; false when there is none. */
  act(): Promise<boolean>;
  isOver(): boolean;
  /** Until there is a question again, or the game is over. */
  hasNews(): Promise<void>;
  leave(): Promise<void>;
}

/** How a thing of the page is pressed. */
export type Press = (page: Page, target: Locator) => Promise<void>;

/** An answer, the words for it, and what is seen when it is given. */
export interface Wish {
  action: Json;
  name: string;
  view: Json;
}

/** Which game it is, and how an answer is given at its table. */
export interface Craft {
  game: AnyGame;
  carryOut(page: Page, press: Press, wish: Wish): Promise<void>;
}

/** The answer to a question; undefined: it is left to the greedy bot. */
export type Advice = (q: OwnQuestion) => Json | undefined;

/** A page that is still drawing, or an answer that came too late, is tried again. */
const TRIES = 5;
const HEARD_MS = 4000;

export interface CaptainParts {
  house: House;
  page: Page;
  table: string;
  seat: number;
  press: Press;
  /** Classic if absent. */
  craft?: Craft;
  advice?: Advice;
  /** The component set of the table; the shipped one if absent. */
  pack?: Json;
}

export async function captain({
  house,
  page,
  table,
  seat,
  press,
  craft: { game, carryOut } = CLASSIC,
  advice = () => undefined,
  pack = game.components as Json,
}: CaptainParts): Promise<Captain> {
  // A second device of the same person hears what is asked; it never says anything.
  const ear = await openPage(house.port, await cookieOf(page));
  await ear.say({ t: 'watch', table });
  await ear.untilTrue(() => ear.see(table, seat) !== undefined);
  const info = ear.tables.get(table);
  const options = game.options.parse(info?.options);
  const say = words(game.packNames?.(pack, options) ?? {});
  const advise = adviser(game.rules(options, pack), info?.seats.length ?? 0, advice);
  const seq = (): number => ear.see(table, seat)?.seq ?? -1;

  async function answer(q: OwnQuestion): Promise<void> {
    const before = seq();
    const view = ear.see(table, seat)?.outlook.view as Json;
    const { action, label } = advise(q, view);
    const name = say(label);
    for (let i = 0; i < TRIES && seq() === before; i++) {
      await carryOut(page, press, { action, name, view }).catch((error: unknown) => {
        if (i === TRIES - 1) throw error;
      });
      await ear.untilTrue(() => seq() !== before, HEARD_MS).catch(() => {});
    }
    if (seq() === before) throw new Error(`the page does not take “${name}”`);
  }

  const question = (): OwnQuestion | undefined => {
    const open = ear.see(table, seat)?.outlook.questions.filter(isOwn) ?? [];
    return open.find((x) => x.need === 'asked') ?? open.find((x) => x.need === 'must');
  };
  const isOver = (): boolean => (ear.see(table, seat)?.outlook.result ?? null) !== null;

  return {
    page,
    async act() {
      const q = question();
      if (!q) return false;
      await answer(q);
      return true;
    },
    isOver,
    hasNews: () => ear.untilTrue(() => isOver() || question() !== undefined, 120_000),
    leave: () => ear.close(),
  };
}

/** Keys that lead to the parts of the table. */
const PARTS: Readonly<Record<string, string>> = { prompt: 'p', hand: 'h', board: 'b' };
/** More stops than any part has. */
const MOST_KEYS = 100;

/** Nothing but keys: to the part, along the places in reach or from stop to stop, and Enter. */
export const keys: Press = async (page, target) => {
  const { part, space } = await target.evaluate((el) => ({
    part: el.closest('[data-part]')?.getAttribute('data-part') ?? '',
    space: el.hasAttribute('data-space'),
  }));
  const to = PARTS[part];
  if (!to) throw new Error(`no key leads to ${part || 'this part'}`);
  await page.keyboard.press(to);
  const there = await page
    .locator(`[data-part="${part}"]`)
    .evaluate((el) => el.contains(document.activeElement));
  if (!there) throw new Error(`the key ${to} does not lead to ${part}`);
  const focused = (): Promise<boolean> => target.evaluate((el) => el === document.activeElement);
  for (let i = 0; i < MOST_KEYS && !(await focused()); i++)
    await page.keyboard.press(space ? 'PageDown' : 'Tab');
  if (!(await focused())) throw new Error(`no way by keys inside ${part}`);
  await page.keyboard.press('Enter');
};

/** The answer the greedy bot would give, from what the seat sees. Offers of its own it leaves alone. */
function adviser(rules: ReturnType<AnyGame['rules']>, seats: number, advice: Advice) {
  const listed = { ...rules, forms: () => [] };
  const chance = fastChance('captain');
  return (q: OwnQuestion, view: Json): Option<Json> => {
    const action = advice(q) ?? greedy.answer({ rules: listed, seats, view, decision: q, chance });
    const wanted = JSON.stringify(action);
    const found = q.options.find((o) => !o.off && JSON.stringify(o.action) === wanted);
    if (!found) throw new Error(`${wanted} is not among the answers to ${q.kind}`);
    return found;
  };
}

/** What the page calls a seat is its own affair. */
const SOMEBODY = '\u0001';
const words = (names: Messages): Say =>
  translator({ lang: 'en', messages: { ...gameTexts('en'), ...names }, nameOf: () => SOMEBODY });

/** Words with anybody in the place of names; `after` says what may follow them: a heading also says where it leads. */
const named = (name: string, after = '(?: · .+)?$'): RegExp => {
  const parts = name.split(SOMEBODY).map((x) => x.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}${after}`);
};

/** What is done with the chart is done there, everything else by the button that says it. */
const CLASSIC: Craft = {
  game: merchantOfVenusClassic,
  async carryOut(page, press, { action, name }) {
    const { do: what, ...rest } = action as unknown as ClassicAction;
    if ((what === 'head' || what === 'go') && 'to' in rest && rest.to !== null)
      return toSpace(page, press, String(rest.to), name);
    if (what === 'offload') await openList(page, press);
    if (what === 'drive' || what === 'autopilot') await unfold(page, press);
    return press(page, button(page, name));
  },
};

const free = ':not([aria-disabled="true"], :disabled)';

export const button = (within: Page | Locator, name: string): Locator =>
  within
    .getByRole('button', { name: named(name) })
    .and(within.locator(free))
    .locator('visible=true')
    .first();

/** The same where what it costs or brings follows the words. */
export const choice = (within: Locator, name: string): Locator =>
  within
    .locator(`button${free}`)
    .filter({ hasText: named(name, '') })
    .locator('visible=true')
    .first();

/** A key sends the ship at once; a mouse first shows the way, and then sends it. */
export async function toSpace(
  page: Page,
  press: Press,
  space: string,
  name: string,
): Promise<void> {
  const chart = page.locator('[data-part="board"]');
  await press(page, chart.locator(`[data-space="${space}"][aria-pressed]`));
  const go = button(chart.getByRole('region'), name);
  if (await go.isVisible()) await press(page, go);
}

/** Opens the line below the answers that holds the switches. */
export async function unfold(page: Page, press: Press): Promise<void> {
  const fold = page.locator('.mv-fold');
  if ((await fold.getAttribute('open')) === null) await press(page, fold.locator('summary'));
}

export async function openList(page: Page, press: Press): Promise<void> {
  const list = page.locator('details', { has: page.getByText('Offload for nothing') });
  if ((await list.getAttribute('open')) === null) await press(page, list.locator('summary'));
}

/** They play until all have seen the end; gives how many answers it took. */
export async function playOut(captains: readonly Captain[], most = 3000): Promise<number> {
  for (let answers = 0; answers < most; ) {
    const playing = captains.filter((c) => !c.isOver());
    if (playing.length === 0) return answers;
    let acted = false;
    for (const c of playing) if (await c.act()) acted = true;
    if (acted) answers++;
    else await Promise.race(playing.map((c) => c.hasNews()));
  }
  throw new Error(`not over after ${most} answers`);
}

import {
  merchantOfVenusStandard,
  type StandardAction,
  type StandardView,
} from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import type { Json } from '@fondaco/kernel';
import type { Locator, Page } from 'playwright-core';
import {
  type Advice,
  button,
  type Craft,
  choice,
  keys,
  openList,
  type Press,
  toSpace,
  unfold,
} from './captain.ts';
import { type Recorded, recordedGame } from './late.ts';
import { finger } from './merchant.ts';

export const STANDARD_GAME = merchantOfVenusStandard.id;

/** Dice go to their boxes, ships over the chart; everything else is a button that says it. */
export const STANDARD: Craft = {
  game: merchantOfVenusStandard,
  async carryOut(page, press, { action, name, view }) {
    const a = action as unknown as StandardAction;
    const seen = view as unknown as StandardView;
    if (a.do === 'assign') return assign(page, press, seen, a.die, a.box);
    if (a.do === 'switch') return assign(page, press, seen, a.die, 'navigation');
    if (a.do === 'fly') return press(page, prompt(page).getByRole('button', { name: /^Fly · / }));
    const flies = a.do === 'head' || a.do === 'go' || a.do === 'exit';
    // On a phone the place may lie outside the picture; it is among the answers too.
    if (flies && a.to !== null && press !== finger.press) return toSpace(page, press, a.to, name);
    if (a.do === 'offload') await openList(page, press);
    if (SWITCHES.includes(a.do)) await unfold(page, press);
    return press(page, saying(page, name));
  },
};

/** Answers that lie in the line below the others. */
const SWITCHES: readonly StandardAction['do'][] = [
  'switchDrive',
  'announce',
  'skipBlue',
  'payFirst',
];

/** What an answer costs or brings may stand beside its name, and on a card all there is to know. */
const saying = (page: Page, name: string): Locator =>
  button(page, name)
    .or(choice(page.locator('.mvs-choice, .mvs-setup'), name))
    .first();

const prompt = (page: Page): Locator => page.locator('[data-part="prompt"]');
const boxOf = (page: Page, box: string): Locator => page.locator(`.mvs-tray [data-box="${box}"]`);

/** The die in no box that shows this. */
function dieOf(page: Page, view: StandardView, face: number): Locator {
  const at = view.turn.dice.findIndex((d) => d.value === face && d.box === null);
  return page.locator(`[data-die="${at + 1}"]`);
}

/** Lifted and put down; by keys with the number of the die and the letter of the box, as they stand there. */
async function assign(
  page: Page,
  press: Press,
  view: StandardView,
  face: number,
  box: string,
): Promise<void> {
  for (const target of [dieOf(page, view, face), boxOf(page, box)])
    if (press === keys) await page.keyboard.press(await keyOf(target));
    else await press(page, target);
}

async function keyOf(target: Locator): Promise<string> {
  const sign = target.locator('xpath=ancestor::li').locator('kbd');
  return (await sign.innerText({ timeout: 3000 })).toLowerCase();
}

/** The same, but dice are dragged. */
export const DRAGGING: Craft = {
  game: merchantOfVenusStandard,
  async carryOut(page, press, wish) {
    const a = wish.action as unknown as StandardAction;
    if (a.do !== 'assign') return STANDARD.carryOut(page, press, wish);
    const die = dieOf(page, wish.view as unknown as StandardView, a.die);
    const box = boxOf(page, a.box);
    return press === finger.press ? dragByFinger(page, die, box) : die.dragTo(box);
  },
};

/** A finger comes down on one thing, and is lifted from another. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', start);
  const steps = 6;
  for (let i = 1; i <= steps; i++) {
    const part = i / steps;
    const x = start.x + (end.x - start.x) * part;
    await touch('touchMove', { x, y: start.y + (end.y - start.y) * part });
  }
  await touch('touchEnd');
  await device.detach();
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to put a finger on');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An answer of a recorded game. */
interface Answer {
  seat: number;
  decision: number;
  do: StandardAction['do'];
  action: Json;
}

interface Game extends Recorded {
  /** By the place of their entries. */
  answers: readonly (Answer | null)[];
}

export function recordedStandard(name: string): Game {
  const recorded = recordedGame(merchantOfVenusStandard, name);
  const answers = recorded.file.entries.map((entry) => {
    if (entry.t !== 'act') return null;
    const { seat, decision, action } = entry;
    return { seat, decision, action, do: (action as unknown as StandardAction).do };
  });
  return { ...recorded, answers };
}

/** Where the turn of seat 0 begins that is so many turns of his before the end. */
export function lateTurn({ answers }: Game, turns: number): number {
  return turnsOf(answers).at(-turns) ?? missing('so late a turn');
}

const turnsOf = (answers: Game['answers']): number[] =>
  answers.flatMap((x, i) => (x?.do === 'head' && x.seat === 0 ? [i] : []));

/** Where seat 0 gave such an answer for the last time. */
export function lastTime({ answers }: Game, what: StandardAction['do']): number {
  const at = answers.findLastIndex((x) => x?.seat === 0 && x.do === what);
  return at < 0 ? missing(what) : at;
}

/** Of the turns of seat 0 with a die put into a box and nobody else asked the one with most kinds of answers. */
export function turnWithDie({ answers }: Game): { start: number; turn: Answer[] } {
  const turns = turnsOf(answers).map((start) => {
    const after = answers.findIndex((x, i) => i > start && x?.do === 'head');
    return { start, turn: answers.slice(start, Math.max(start, after)).flatMap((x) => x ?? []) };
  });
  const kinds = ({ turn }: { turn: Answer[] }): number => new Set(turn.map((x) => x.do)).size;
  return (
    turns
      .filter(({ turn }) => turn.every((x) => x.seat === 0) && turn.some((x) => x.do === 'assign'))
      .sort((a, b) => kinds(b) - kinds(a))[0] ?? missing('a turn with a die in a box')
  );
}

/** Where a ship goes on without a navigation die and its neighbour is asked for the exit. */
export function driftIn({ answers }: Game): { at: number; pilot: number; neighbour: number } {
  const at = answers.findIndex((x, i) => x?.do === 'drift' && answers[i + 1]?.do === 'exit');
  const pilot = answers[at]?.seat ?? missing('a neighbour who chooses an exit');
  return { at, pilot, neighbour: answers[at + 1]?.seat ?? pilot };
}

function missing(what: string): never {
  throw new Error(`the recorded game lacks ${what}`);
}

/** What was answered then is answered again, one after the other. */
export function asRecorded(turn: readonly Answer[]): Advice {
  const left = [...turn];
  return (q) => (left[0]?.decision === q.id ? left.shift()?.action : undefined);
}

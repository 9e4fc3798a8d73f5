import type { Page } from 'playwright-core';

/** What is seen of the prompt of Oltre Mare at one moment. */
export interface PromptSight {
  phase: string;
  width: number;
  height: number;
  /** The size of the board. */
  board: string;
  /** Where the button that moves the turn on, and undo, lie inside the prompt; null while they are not there. */
  go: string | null;
  undo: string | null;
  /** Words that are cut off. */
  cut: string;
  /** Whether something in it is red and can be pressed. */
  isRed: boolean;
}

export const promptSight = (page: Page): Promise<PromptSight> =>
  page.evaluate(() => {
    // Looked up here: what a locator found may have been replaced meanwhile.
    const prompt = document.querySelector('.om-prompt') as HTMLElement;
    const base = prompt.getBoundingClientRect();
    const placeOf = (selector: string): string | null => {
      const box = prompt.querySelector(selector)?.getBoundingClientRect();
      if (!box) return null;
      const all = [box.x - base.x, box.y - base.y, box.width, box.height];
      return all.map(Math.round).join(' ');
    };
    const words = [...prompt.querySelectorAll<HTMLElement>('h2, p, .om-go, .om-ticket, li')];
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    return {
      phase: prompt.dataset.phase ?? '',
      width: base.width,
      height: base.height,
      board: `${board?.width} × ${board?.height}`,
      go: placeOf('.om-go'),
      undo: placeOf('.tool-undo'),
      cut: words
        .filter((x) => x.scrollWidth > x.clientWidth + 1)
        .map((x) => x.textContent)
        .join(' | '),
      isRed: prompt.querySelector('.button-primary') !== null,
    };
  });

/** Everything that answers a question of Oltre Mare. */
const ANSWERS = [
  '.om-prompt button',
  '[data-card][aria-disabled="false"]',
  '.om-chart-port.is-open',
  '.om-sail-row',
  '.om-quay button',
  '.om-mat-buttons button',
].join(', ');

/**
 * Answers with something else over their middle. Those scrolled out of sight can be scrolled to, harbours are rows on a
 * phone, and Venice is a moment that the player closes.
 */
export const coveredAnswers = (page: Page): Promise<string[]> =>
  page.evaluate((answers) => {
    const table = document.querySelector('.om-table') as HTMLElement;
    const isInSight = (el: Element, x: number, y: number): boolean => {
      for (let frame = el.parentElement; frame; frame = frame.parentElement) {
        const box = frame.getBoundingClientRect();
        const isClipping = getComputedStyle(frame).overflow !== 'visible';
        if (isClipping && (x < box.left || x > box.right || y < box.top || y > box.bottom))
          return false;
      }
      return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    };
    const hasRows = table.querySelector('.om-sail-row') !== null;
    return [...table.querySelectorAll(answers)].flatMap((el) => {
      if (hasRows && el.matches('.om-chart-port')) return [];
      const box = el.getBoundingClientRect();
      // Of a card in a large hand the left part is in sight.
      const across = el.matches('[data-card]') ? 10 : box.width / 2;
      const [x, y] = [box.x + across, box.y + box.height / 2];
      if (!el.checkVisibility() || !isInSight(el, x, y)) return [];
      const top = document.elementFromPoint(x, y);
      if (top && (el.contains(top) || top.closest('.om-venice-back'))) return [];
      return [`${el.className} (${el.textContent}) under ${top?.className}`];
    });
  }, ANSWERS);

/** Parts of cards in the hand that are covered, or lie outside of the screen. */
export const cutOffParts = (page: Page, parts: string): Promise<string[]> =>
  page.locator('[data-part="hand"]').evaluate(
    (hand, selector) =>
      [...hand.querySelectorAll('[data-card]')].flatMap((card) =>
        [...card.querySelectorAll(selector)].flatMap((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const box = (part.matches('.om-act') ? part : words).getBoundingClientRect();
          const y = box.y + box.height / 2;
          const isSeen = [box.left + 1, box.right - 1].every((x) =>
            card.contains(document.elementFromPoint(x, y)),
          );
          return isSeen ? [] : [`${part.className} of ${card.textContent}`];
        }),
      ),
    parts,
  );

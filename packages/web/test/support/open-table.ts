import { readFileSync } from 'node:fs';
import { gameTexts, inRepo } from '@fondaco/testkit';
import { translator } from '@fondaco/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A line of the checklist: something that lies open on a real table, and how it is seen in the page. */
export interface OpenThing<View> {
  what: string;
  where: string;
  /** Selectors pressed one after the other; a single letter is a key. */
  press?: (view: View) => readonly string[];
  /** What is then visible, and words that stand there. */
  seen(view: View): readonly (readonly [selector: string, ...words: (string | number)[]])[];
}

const say = translator({ lang: 'en', messages: gameTexts('en'), nameOf: () => '' });
/** English words of a text without parameters. */
export const words = (key: string): string => say({ key });

/** Opens each thing in turn, as a player would, and closes it again. */
export async function expectAllSeen<View>(
  page: Page,
  view: View,
  things: readonly OpenThing<View>[],
): Promise<void> {
  const missing: string[] = [];
  for (const thing of things) {
    await closeAll(page);
    await check(page, view, thing).catch((error: unknown) => {
      missing.push(`${thing.what}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
    });
  }
  expect(missing).toEqual([]);
}

/** One line that is missing must not keep the others waiting for long. */
const PATIENCE_MS = 15_000;

async function check<View>(page: Page, view: View, thing: OpenThing<View>): Promise<void> {
  for (const target of thing.press?.(view) ?? []) {
    if (target.length === 1) await page.keyboard.press(target);
    else await page.locator(target).locator('visible=true').first().click({ timeout: PATIENCE_MS });
  }
  for (const [selector, ...all] of thing.seen(view)) {
    let found = page.locator(selector);
    for (const part of all) found = found.filter({ hasText: String(part) });
    await found
      .locator('visible=true')
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .catch(() => {
        throw new Error(`not seen: ${selector} with “${all.join('”, “')}”`);
      });
  }
}

/** Closes what the line before has opened. */
async function closeAll(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  while ((await dialog.count()) > 0) {
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'detached' });
  }
  const card = page.locator('.mv-chart-card .mv-chart-close');
  if ((await card.count()) > 0) await card.click();
}

/** The rows of the checklist's table under a heading, as “what | where”. */
export function checklist(heading: string): string[] {
  const text = readFileSync(inRepo('docs/rules/open-table.md'), 'utf8');
  const [, section = ''] = text.split(`## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((x) => x.trim())
      .join(' | '),
  );
}

export const asRow = ({ what, where }: OpenThing<never>): string => `${what} | ${where}`;

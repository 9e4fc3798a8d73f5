import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe calls serious or critical on this page. */
export async function seriousProblems(page: Page): Promise<string[]> {
  // There are no frames, for which axe would open a page of its own every time; and nobody reads what is right.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

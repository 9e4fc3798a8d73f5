import { manifests } from '@fondaco/games';
import { fastChance } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
const GAMES = manifests.map(({ id }) => id).filter((id) => id !== 'lanterns');
/** More than a whole turn in every game. */
const ANSWERS = 12;

test.each(GAMES)(
  '%s: by roles and names alone a turn is played, and each question has the focus',
  async (game) => {
    const page = await visitor(house, 'Anna');
    const options = game === 'oltre-mare' ? { begins: 'firstSeat' } : {};
    await openTable(page, await startTable([page], { game, seats: 2, options }));
    const chance = fastChance(game);
    const asked = page.getByRole('heading', { level: 2 }).and(page.locator(':focus'));
    const heard = new Set<string>();
    for (let n = 0; n < ANSWERS; n++) {
      await asked.waitFor();
      heard.add(await asked.innerText());
      await page.keyboard.press('o');
      const answers = page.getByRole('dialog').getByRole('listitem').getByRole('button');
      const open = answers.and(page.locator(':enabled:not([aria-expanded])'));
      await open.first().waitFor();
      for (const name of await answers.allInnerTexts()) expect(name).not.toBe('');
      const answer = open.nth(chance.int(await open.count(), ''));
      await answer.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    expect(heard.size).toBeGreaterThan(2);
  },
);

import { keeperLink } from '@fondaco/server';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';
import { guest, openRoom, openTable, startTable } from './support/table.ts';

const house = openHouse();
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Nothing is wrong with what the page shows now, on a desk and on a phone. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    expect(await seriousProblems(page)).toEqual([]);
  }
}

async function keeper(): Promise<Page> {
  const { token } = await keeperLink(house.data, 'Elena');
  const page = await house.visit({ path: `/keeper#${token}` });
  await page.getByRole('heading', { name: 'Keeper' }).waitFor();
  expect(page.url()).toBe(`${house.url}/keeper`);
  return page;
}

const part = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parts of this page' })
    .getByRole('button', { name })
    .click();

/** Answers the dialog that is open, with a reason. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, for the record').fill(`because: ${button}`);
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a player reports another one; the keeper mutes and bans them and removes the table', async () => {
  const [anna, bruno] = [
    await house.visit({ path: DOORSTEP }),
    await house.visit({ path: DOORSTEP }),
  ];
  await guest(anna, 'Anna');
  await guest(bruno, 'Bruno');
  const table = await startTable([anna, bruno], { seats: 3, name: 'Rialto evening' });
  await openTable(anna, table);
  await openTable(bruno, table);
  await bruno.getByRole('tab', { name: 'Chat' }).click();
  await bruno.locator('#chat-input').fill('You cheat!');
  await bruno.keyboard.press('Enter');
  await bruno.getByRole('log', { name: 'Chat' }).getByText('You cheat!').waitFor();

  await anna.getByRole('button', { name: 'Table', exact: true }).click();
  await anna.getByRole('button', { name: 'Report or block' }).click();
  const form = anna.getByRole('dialog', { name: 'Report or block' });
  await form.getByLabel('A problem with the game').check({ force: true });
  await form.getByLabel('What happened?').fill('My ship does not move.');
  await form.getByRole('button', { name: 'Send to the keeper' }).click();
  await form.getByText('The keeper has it now.').waitFor();
  await form.getByLabel('A person').check({ force: true });
  await form.getByLabel('Who?').selectOption({ label: 'Bruno' });
  await form.getByLabel('What happened?').fill('He insults us.');
  await expectSound(anna);
  await form.getByRole('button', { name: 'Send to the keeper' }).click();
  await form.getByText('The keeper has it now.').waitFor();
  await form.getByRole('button', { name: 'Block Bruno' }).click();
  await form.getByText('can no longer sit down').waitFor();

  const page = await keeper();
  const report = page.getByRole('article', { name: 'Bruno' });
  await report.getByText('He insults us.').waitFor();
  await report.getByRole('button', { name: 'Show what goes with it' }).click();
  await report.getByText('You cheat!').waitFor();
  const problem = page.getByRole('article', { name: 'Rialto evening' });
  await problem.getByRole('button', { name: 'Show what goes with it' }).click();
  const saved = page.waitForEvent('download');
  await problem.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^report-.*\.json$/);
  await expectSound(page);

  await report.getByRole('button', { name: 'Mute Bruno' }).click();
  await confirm(page, 'Mute');
  await report.getByText('muted until').waitFor();
  await bruno.locator('#chat-input').fill('Again!');
  await bruno.keyboard.press('Enter');
  await bruno.getByText('has muted you').first().waitFor();
  await report.getByRole('button', { name: 'Ban Bruno' }).click();
  await confirm(page, 'Ban');
  await report.getByText('banned until').waitFor();
  await report.getByRole('button', { name: 'Remove the table' }).click();
  await confirm(page, 'Remove the table');
  await anna.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await report.getByRole('button', { name: 'Settle' }).click();
  await confirm(page, 'Settle');
  await report.waitFor({ state: 'detached' });

  await bruno.goto(`${house.url}/me`);
  await bruno.getByRole('heading', { name: 'You cannot come in' }).waitFor();
  await bruno.getByText('You may not play here until').waitFor();
  await expectSound(bruno);
  await anna.goto(`${house.url}/me`);
  await anna.getByRole('button', { name: 'Unblock Bruno' }).waitFor();
  await expectSound(anna);

  await part(page, 'Record');
  const record = page.getByRole('listitem');
  await expect
    .poll(async () =>
      (await record.allTextContents()).map((line) =>
        ['settled a report', 'removed the table', 'banned', 'muted', 'entered', 'made a link'].find(
          (act) => line.includes(act) && line.includes('Elena'),
        ),
      ),
    )
    .toEqual([
      'settled a report',
      'removed the table',
      'banned',
      'muted',
      'entered',
      'made a link',
    ]);
  expect((await record.allTextContents())[1]).toContain('because: Remove the table');
  await expectSound(page);
  await part(page, 'People');
  await page.getByLabel('Find a name').fill('bru');
  await page.getByRole('button', { name: 'Lift the ban of Bruno' }).click();
  await confirm(page, 'Lift the ban');
  await page.getByRole('button', { name: 'Ban Bruno' }).waitFor();
  await expectSound(page);
  await page.getByLabel('Find a name').fill('nobody at all');
  await page.getByText('Nobody of that name.').waitFor();
});

test('the keeper chooses who may come in, by keys alone, and invites somebody', async () => {
  const page = await keeper();
  await part(page, 'Who may come in');
  const open = page.getByRole('radio', { name: /^Open/ });
  await open.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Saved.').waitFor();
  await expect
    .poll(() => page.getByRole('radio', { name: /^Invited only/ }).isChecked())
    .toBe(true);
  await page.getByRole('button', { name: 'Invite one person' }).press('Enter');
  const link = page.getByLabel('Invitation', { exact: true });
  await link.waitFor();
  const invitation = await link.inputValue();
  await expectSound(page);

  const stranger = await house.visit({ path: '/table/any' });
  await stranger.getByRole('heading', { name: 'You cannot come in' }).waitFor();
  await stranger.getByText('you need an invitation').waitFor();
  const invited = await house.visit({
    path: new URL(invitation).pathname + new URL(invitation).hash,
  });
  await invited.getByLabel('What others call you').fill('Chiara');
  await expectSound(invited);
  await invited.getByRole('button', { name: 'Come in' }).click();
  await invited.getByRole('heading', { name: 'My games' }).waitFor();
  await invited.goto(invitation);
  await invited.reload();
  await invited.getByRole('heading', { name: 'You are in already' }).waitFor();
  const second = await house.visit({
    path: new URL(invitation).pathname + new URL(invitation).hash,
  });
  await second.getByRole('button', { name: 'Come in' }).click();
  await second.getByText('This invitation no longer works.').waitFor();

  // Somebody who is here can invite as well, also to a table that is open to all.
  await invited.goto(`${house.url}/table/${await openRoom(invited)}`);
  await invited.getByRole('button', { name: 'Make an invitation' }).click();
  const toTable = await invited.getByLabel('Invitation 1').inputValue();
  const friend = await house.visit({ path: new URL(toTable).pathname });
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await friend.getByRole('heading', { name: 'Seats' }).waitFor();

  await open.click({ force: true });
  await expect.poll(() => open.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await page.locator('.first-visit').waitFor();
  await page.goto(`${house.url}/keeper`);
  await page.getByText('fondaco admin link').or(page.getByLabel('Command')).first().waitFor();
  await expectSound(page);
});

test('a link works once; without one the page says how to get one', async () => {
  const { token } = await keeperLink(house.data, 'Elena');
  const first = await house.visit({ path: `/keeper#${token}` });
  await first.getByRole('heading', { name: 'Keeper' }).waitFor();
  const second = await house.visit({ path: `/keeper#${token}` });
  await second.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await expectSound(second);
  await first.context().setOffline(true);
  await part(first, 'Tables');
  await first.getByText('The server cannot be reached.').waitFor();
  await first.getByRole('button', { name: 'Try again' }).waitFor();
});

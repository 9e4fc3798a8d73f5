import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, type Received, receiver } from '../../server/test/call-receivers.ts';
import { openHouse } from './support/page.ts';
import { guest, visitor } from './support/table.ts';

const HOME = 'fondaco.home.test';
const house = openHouse([`--host-resolver-rules=MAP ${HOME} 127.0.0.1`], {
  serve: ['--call-host', '127.0.0.1'],
  notifies: true,
});

const ANSWERS = (path: string): number => (path === '/broken' ? 500 : 204);

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([to, json]) =>
      (
        await fetch(to as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: json as string,
        })
      ).json(),
    [path, JSON.stringify(body)],
  );

test('a web address is added, tried and switched off by the keyboard, and wishes are kept', async () => {
  const { url, got } = await receiver(ANSWERS);
  const page = await visitor(house, 'Anna');
  await page.goto(`${house.url}/notices`);
  await page.getByText('Add a web address').press('Enter');
  await page.getByLabel('Address of the webhook').fill(`${url}/hook`);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: `To ${url.slice(7)}` });
  await row.getByText('Never used yet').waitFor();
  await row.getByRole('button', { name: /^Test/ }).press('Enter');
  await row.getByText('Last sent').waitFor();
  expect(JSON.parse(String(got[0]?.body)).text).toContain('This is a test');
  await row.getByRole('switch').press('Space');
  await row.getByText('Off. Last sent').waitFor();
  const quiet = page.getByRole('region', { name: 'Quiet hours' });
  await quiet.getByRole('switch').press('Space');
  await quiet.getByText('arrives at 07:30').waitFor();
  await page.getByLabel('game over').press('Space');
  await expect.poll(() => page.getByLabel('game over').isChecked()).toBe(false);
  await page.reload();
  await quiet.getByText('arrives at 07:30').waitFor();
  expect(await page.getByLabel('game over').isChecked()).toBe(false);
  expect(await row.getByRole('switch').isChecked()).toBe(false);
  // What fails says why.
  await post(page, '/api/me/calls/webhook', { url: `${url}/broken`, format: 'slack' });
  await page.reload();
  const broken = page.getByRole('listitem').filter({ hasText: 'Never used yet' });
  await broken.getByRole('button', { name: /^Test/ }).click();
  await page.getByText('the address answered 500').waitFor();
});

test('what the server pushes is shown by the service worker of the page, and a later one replaces it', async () => {
  const { url, got } = await receiver(ANSWERS);
  const page = await house.visit({ serviceWorker: true, path: '/about' });
  await page.context().grantPermissions(['notifications'], { origin: house.url });
  await guest(page, 'Anna');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const chromium = browser();
  const target = { endpoint: `${url}/push`, device: 'Chromium', ...chromium.keys };
  const { id } = (await post(page, '/api/me/calls/push', target)) as { id: string };
  expect(await post(page, `/api/me/calls/channels/${id}/test`, {})).toMatchObject({ ok: true });
  const message = chromium.decrypt(got[0] as Received);
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (body: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: house.url,
      registrationId,
      data: JSON.stringify({ ...message, body }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await deliver(message.body ?? '');
  const notice = { title: 'Fondaco', tag: 'test', data: { path: '/notices' } };
  await expect
    .poll(shown)
    .toEqual([{ ...notice, body: 'This is a test: calls from Fondaco arrive here.' }]);
  await deliver('Once more');
  await expect.poll(shown).toEqual([{ ...notice, body: 'Once more' }]);
});

test('where a browser cannot be called, the page says why and what else there is', async () => {
  const page = await house.visit({ origin: `http://${HOME}:${house.port}`, path: '/about' });
  await guest(page, 'Anna');
  await page.goto(`http://${HOME}:${house.port}/notices`);
  const own = page.getByRole('listitem').filter({ hasText: 'In this browser' });
  await own.getByText('only on pages that come by https').waitFor();
  await page.getByText('This server sends no mail.').waitFor();
  // A browser without a push service.
  const secure = await house.visit({ serviceWorker: true, path: '/about' });
  await secure.context().grantPermissions(['notifications'], { origin: house.url });
  await guest(secure, 'Bruno');
  await secure.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await secure.goto(`${house.url}/notices`);
  await secure.getByRole('button', { name: 'Allow' }).click();
  await secure.getByText('The browser did not allow it').waitFor();
  expect(await secure.getByRole('switch', { name: 'In this browser' }).count()).toBe(0);
});

test('a link that is not from a mail of ours switches nothing off', async () => {
  const page = await house.visit({ path: '/unsubscribe#somebody.else' });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('This link is not one of ours.').waitFor();
  expect(await page.getByText('you get no more mails').count()).toBe(0);
});

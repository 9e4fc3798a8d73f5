import { request } from 'node:https';
import type { TableInfo } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startFirstGame } from './support/first-game.ts';
import { hasNginx, startNginx } from './support/nginx.ts';
import { openHouse } from './support/page.ts';
import { byTurn } from './support/trading.ts';

const BASE = '/games/';
const house = openHouse(['--ignore-certificate-errors'], {
  serve: ['--proxy', '127.0.0.1', '--base', BASE],
});

const isHere = hasNginx();
if (!isHere) console.warn('nginx is not installed and cannot be installed: its test was not run');

const post = <T>(page: Page, path: string, body: object = {}): Promise<T> =>
  page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: data });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [`${BASE}api/${path}`, JSON.stringify(body)] as const,
  );

test.runIf(isHere)(
  'behind nginx with TLS and below a path: pages, sockets, cookies, limits by client, and a restart of nginx',
  async () => {
    const nginx = await startNginx(house.port, BASE);
    const visit = (path = '') =>
      house.visit({ origin: nginx.origin, path: `${BASE}${path}`, storySteps: true });
    const anna = await visit();
    await anna.getByRole('button', { name: 'Start a game now' }).waitFor();
    const protocol = await anna.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .nextHopProtocol,
    );
    expect(protocol).toBe('h2');
    const bruno = await visit();
    await post(anna, 'guest', { name: 'Anna' });
    await post(bruno, 'guest', { name: 'Bruno' });
    const [cookie] = await anna.context().cookies();
    expect(cookie).toMatchObject({ name: 'fondaco', path: BASE, secure: true, httpOnly: true });

    const wish = { game: 'oltre-mare', seats: 2, pace: 0 };
    const { id } = await post<TableInfo>(anna, 'tables', wish);
    await post(bruno, `tables/${id}/join`);
    await post(anna, `tables/${id}/start`);
    for (const page of [anna, bruno]) {
      const answer = await page.goto(`${nginx.origin}${BASE}table/${id}`);
      expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000');
      await page.locator('[data-part="prompt"]').waitFor();
    }
    const { active, other } = await byTurn(anna, bruno);
    await nginx.stop();
    await active.locator('.banner-warn').waitFor();
    await active.getByRole('button', { name: 'End trading' }).click();
    await active.getByText('Your answer is saved').waitFor();
    await nginx.start();
    for (const page of [active, other]) {
      await page.getByText('ends trading').first().waitFor();
      expect(await page.locator('.story-line', { hasText: 'ends trading' }).count()).toBe(1);
    }

    // A link inside the page, and a game in a worker of the device.
    const carla = await visit();
    await startFirstGame(carla);
    expect(new URL(carla.url()).pathname).toMatch(/^\/games\/table\//);

    // Ten codes a minute for each address, and nobody gains by claiming another one.
    const tries = async (from: string): Promise<number[]> => {
      const seen = [];
      for (let i = 0; i < 11; i++) seen.push(await tryCode(nginx.port, from, `203.0.113.${i}`));
      return seen;
    };
    for (const from of ['127.0.0.2', '127.0.0.3'])
      expect(await tries(from)).toEqual([...Array(10).fill(410), 429]);
  },
);

/** Tries a wrong code from one of this machine's addresses. */
function tryCode(port: number, localAddress: string, claimed: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    const to = { port, host: '127.0.0.1', path: `${BASE}api/code`, method: 'POST', headers };
    const sent = request({ ...to, localAddress, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end('{"code":"WRONG"}');
  });
}

import { figure } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';

// As on a home network: over plain HTTP a browser takes gzip and nothing better.
const HOME = 'fondaco.home.test';
const house = openHouse([`--host-resolver-rules=MAP ${HOME} 127.0.0.1`]);
const KB = 1024;

/** What a path costs a visitor who comes for the first time, in bytes as they were sent. */
async function scriptsOf(path: string): Promise<number> {
  const origin = `http://${HOME}:${house.port}`;
  const page = await house.visit({ path: '/api/health', origin });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return bytes;
}

test('the first screen is at most 150 KB of compressed script', async () => {
  const bytes = await scriptsOf('/');
  figure('first screen', { bytes });
  expect(bytes).toBeGreaterThan(30 * KB);
  expect(bytes).toBeLessThan(150 * KB);
});

import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';

const house = openHouse();
const KB = 1024;

/** What a path costs a visitor who comes for the first time, in bytes as they were sent. */
async function scriptsOf(path: string): Promise<number> {
  const page = await house.visit({ path: '/about' });
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
  await page.goto(`${house.url}${path}`, { waitUntil: 'networkidle' });
  return bytes;
}

test('the first screen is at most 150 KB of compressed script', async () => {
  const bytes = await scriptsOf('/');
  expect(bytes).toBeGreaterThan(30 * KB);
  expect(bytes).toBeLessThan(150 * KB);
});

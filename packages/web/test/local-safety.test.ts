import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGameFile } from '@fondaco/kernel';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { type Acked, browserOn, openTab, type Tab } from './support/profile.ts';

const house = openHouse();

function newProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return join(folder, 'profile');
}

async function browser(profile: string) {
  const made = await browserOn(profile, inject('chromium'));
  onTestFinished(() => made.kill());
  return made;
}

/** Every acknowledged command is in the game once, and the game is what its entries say. */
async function holds(tab: Tab, table: string, acked: readonly Acked[]): Promise<number> {
  const text = await tab.call<string>('export', table);
  const { entries } = parseGameFile(text);
  for (const { t, seq, seat, decision, action, to } of acked)
    expect(entries[seq]).toMatchObject(
      t === 'undo' ? { t, seat, to } : { t: 'act', seat, decision, action },
    );
  expect(new Set(acked.map((a) => a.seq)).size).toBe(acked.length);
  const flaw = await tab.call<{ key: string } | null>('check', text);
  expect([undefined, 'kernel.verify.unfinished']).toContain(flaw?.key);
  return entries.length;
}

/** What is not true here, however many play at once: the browser keeps everything, and nothing is broken. */
const FALSE_WORDS =
  /^local\.(?!busy$)|^server\.(notWritten|broken|table\.(none|trouble|altered|version))/;

test('a browser that is killed loses no acknowledged move', async () => {
  const profile = newProfile();
  const first = await browser(profile);
  const tab = await openTab(first.context, house.url);
  const table = await tab.create();
  await tab.play(table, 1, 0);
  await expect.poll(async () => (await tab.acked()).length).toBeGreaterThan(40);
  const acked = await tab.acked();
  await first.kill();
  const second = await browser(profile);
  const again = await openTab(second.context, house.url);
  expect(await holds(again, table, acked)).toBeGreaterThan(acked.length);
  // And the game goes on.
  await again.play(table, 2, 0);
  await expect.poll(async () => (await again.acked()).length).toBeGreaterThan(5);
});

test('a power cut loses no acknowledged move', async () => {
  const profile = newProfile();
  const first = await browser(profile);
  const tab = await openTab(first.context, house.url);
  const table = await tab.create();
  await tab.play(table, 3, 0);
  for (const count of [15, 45]) {
    const enough = async () => (await tab.acked()).length;
    await expect.poll(enough, { interval: 5 }).toBeGreaterThan(count);
    const acked = await tab.acked();
    // What the disk holds at this moment, while the game goes on.
    const copy = `${profile}-${count}`;
    cpSync(profile, copy, { recursive: true, filter: (path) => !/Singleton|Cache/.test(path) });
    const other = await browser(copy);
    await holds(await openTab(other.context, house.url), table, acked);
    await other.kill();
  }
});

test('three tabs act and take back at one game: nothing is lost, and no false word is said', async () => {
  const { context } = await browser(newProfile());
  const tabs: Tab[] = [];
  const troubles: string[] = [];
  for (let n = 0; n < 3; n++) {
    const tab = await openTab(context, house.url);
    tab.page.on('console', (said) => {
      // The icon of the page is not there for a bare answer of the server.
      const isFile = said.text().startsWith('Failed to load resource');
      if (said.type() === 'error' && !isFile) troubles.push(said.text());
    });
    tabs.push(tab);
  }
  const table = await (tabs[0] as Tab).create();
  await Promise.all(tabs.map((tab, n) => tab.play(table, 10 + n, 6)));
  const all = async () => (await Promise.all(tabs.map((tab) => tab.acked()))).flat();
  await expect.poll(async () => (await all()).length).toBeGreaterThan(90);
  await Promise.all(tabs.map((tab) => tab.stop()));
  const acked = await all();
  expect(acked.some((a) => a.t === 'undo')).toBe(true);
  const words = (await Promise.all(tabs.map((tab) => tab.refusals()))).flat();
  expect(words.filter((word) => FALSE_WORDS.test(word))).toEqual([]);
  expect(troubles).toEqual([]);
  // Nobody else acts here: what was acknowledged is all there is, but for the setup.
  for (const tab of tabs) expect(await holds(tab, table, acked)).toBe(acked.length + 1);
});

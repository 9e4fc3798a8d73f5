/** Draws the icons of the installed app from our own drawing: `node packages/web/scripts/icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../test/support/chromium.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const TOKENS = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
const PAPER = /--surface: (#\w+)/.exec(TOKENS)?.[1];
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

/** `padding`: systems cut a maskable icon to a shape of their own, and show the inner four fifths for certain. */
const ICONS = [
  { name: 'icon-192', size: 192, padding: 0, background: 'transparent' },
  { name: 'icon-512', size: 512, padding: 0, background: 'transparent' },
  { name: 'icon-maskable', size: 512, padding: 112, background: PAPER },
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
for (const { name, size, padding, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;background:${background};padding:${padding}px;box-sizing:border-box`;
  await page.setContent(`<body style="${style}">${drawing}</body>`);
  const path = join(PUBLIC, `${name}.png`);
  await page.screenshot({ path, omitBackground: background === 'transparent' });
  await page.close();
}
await browser.close();

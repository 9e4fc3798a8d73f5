import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';

const assets = join(import.meta.dirname, '../../dist/assets');

const built = (pattern: string, holds: string): string => {
  const found = globSync(pattern, { cwd: assets }).find((file) =>
    readFileSync(join(assets, file), 'utf8').includes(holds),
  );
  if (!found) throw new Error(`no file of the page holds ${holds}`);
  return basename(found);
};

/** Files of the built page that are loaded late, by what they hold or by their name. */
const FILES = {
  look: () => built('page-*.js', 'om-sail-row'),
  texts: () => built('*.js', 'Pass the device to'),
  worker: () => built('worker-*.js', 'fondaco-local'),
  /** Of all games, in both workers. */
  rules: () => 'rules-*.js',
  everything: () => '*',
} satisfies Record<string, () => string>;

/** As after a deploy: a file this page still refers to is no longer on the server. */
export async function takeAwayFile(page: Page, what: keyof typeof FILES): Promise<void> {
  const file = FILES[what]();
  await page.context().route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
}

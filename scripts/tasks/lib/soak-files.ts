import { globSync } from 'node:fs';

const PLACES = '{packages/*/{src,test},games}';

/** What a soak run depends on: when one of them changes, it begins anew. */
export const soakSources = (root: string): string[] =>
  globSync(`${PLACES}/**/*.{ts,tsx,json}`, { cwd: root }).sort();

export const soakTests = (root: string): string[] =>
  globSync(`${PLACES}/**/*.test.{ts,tsx}`, { cwd: root }).sort();

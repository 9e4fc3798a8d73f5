import { showTool } from './lib/tools.ts';

/*
 * Changes the rules in small ways and sees whether scenarios or unit tests notice: `npm run mutate`, or of one rule set
 * `npm run mutate -- classic`. Only the rules that decide points, money and where ships go: a run of all takes an hour.
 */
const AREAS: Record<string, string[]> = {
  'oltre-mare': ['games/oltre-mare/rules/{scoring,trade}/**/*.ts'],
  classic: [],
  standard: [],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(AREAS, name));
if (unknown !== undefined) {
  console.error(
    `npm run mutate: no rule set ${unknown}; there are ${Object.keys(AREAS).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  const files = Object.entries(AREAS)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .flatMap(([, patterns]) => patterns);
  process.exitCode = await showTool(
    '@stryker-mutator/core',
    'run',
    '--mutate',
    [...files, '!**/*.test.ts'].join(','),
  );
}

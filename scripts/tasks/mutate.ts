import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './lib/tools.ts';

/*
 * Mutation tests: changes the rules in small ways and sees whether scenarios or unit tests notice. `npm run mutate`, or for
 * one rule set `npm run mutate -- classic`. Limited to the rules that decide points, money and where ships go.
 */
const VENUS = 'games/merchant-of-venus';
const RULES: Record<string, string[]> = {
  'oltre-mare': [
    ...files('games/oltre-mare/rules/scoring', 'cargo final harbour places winner'),
    ...files(
      'games/oltre-mare/rules/trade',
      'answers buy carry-out choices conclude forms reach refusals standing terms wishes',
    ),
  ],
  classic: [
    ...files(`${VENUS}/shared/rules`, 'bank markets'),
    ...files(`${VENUS}/classic/rules`, 'end bank cargo lines gates hazards enter drives'),
    ...files(`${VENUS}/classic/rules/dock`, 'sell buy purchases payment offload'),
    ...files(`${VENUS}/classic/rules/steps`, 'move heading jump'),
  ],
  standard: [
    ...files(`${VENUS}/standard/rules/end`, 'end fame score'),
    ...files(`${VENUS}/standard/rules/port`, 'market buy sell purchases payment holds'),
    ...files(
      `${VENUS}/standard/rules/flight`,
      'move moving steps points speed hazards gates enter tolls end',
    ),
  ],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(RULES, name));
const mutated = Object.entries(RULES).flatMap(([name, found]) =>
  wanted.length === 0 || wanted.includes(name) ? found : [],
);
const missing = mutated.find((file) => !existsSync(join(root, file)));
if (unknown !== undefined) {
  const known = Object.keys(RULES).join(', ');
  console.error(`npm run mutate: there is no rule set ${unknown}. Rule sets: ${known}.`);
  process.exitCode = 2;
} else if (missing !== undefined) {
  console.error(`npm run mutate: there is no file ${missing}. Was it renamed?`);
  process.exitCode = 2;
} else {
  process.exitCode = await runTool('@stryker-mutator/core', 'run', '--mutate', mutated.join(','));
}

function files(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}.ts`);
}

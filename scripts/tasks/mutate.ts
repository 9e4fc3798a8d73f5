import { globSync } from 'node:fs';
import { root, runTool } from './lib/tools.ts';

/*
 * Mutation tests: changes the rules in small ways and sees whether scenarios or unit tests notice. `npm run mutate`, or for
 * one rule set `npm run mutate -- classic`. Limited to the rules that decide points, money and where ships go.
 */
const CLASSIC = 'games/merchant-of-venus/classic/rules';
const STANDARD = 'games/merchant-of-venus/standard/rules';
const RULES: Record<string, string[]> = {
  'oltre-mare': ['games/oltre-mare/rules/{scoring,trade}/*.ts'],
  classic: [
    `${CLASSIC}/{end,bank,cargo,walk,gates,hazards,enter,drives}.ts`,
    `${CLASSIC}/dock/{sell,buy,purchases,payment,offload}.ts`,
    `${CLASSIC}/steps/{move,heading,jump}.ts`,
  ],
  standard: [
    `${STANDARD}/end/*.ts`,
    `${STANDARD}/port/{market,buy,sell,purchases,payment,holds}.ts`,
    `${STANDARD}/flight/{move,moving,steps,points,speed,hazards,gates,enter,tolls,end}.ts`,
  ],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(RULES, name));
if (unknown !== undefined) {
  const known = Object.keys(RULES).join(', ');
  console.error(`npm run mutate: there is no rule set ${unknown}. Rule sets: ${known}.`);
  process.exitCode = 2;
} else {
  const patterns = Object.entries(RULES).flatMap(([name, found]) =>
    wanted.length === 0 || wanted.includes(name) ? found : [],
  );
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  process.exitCode = await runTool('@stryker-mutator/core', 'run', '--mutate', files.join(','));
}

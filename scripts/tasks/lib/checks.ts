import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkFocus } from '../../checks/focus.ts';
import { checkLockfile } from '../../checks/lockfile.ts';
import { checkPaths } from '../../checks/paths.ts';
import { checkStyles } from '../../checks/styles.ts';
import type { CheckStep } from './steps.ts';
import { captureTool, root } from './tools.ts';

/** Everything `npm run check` checks; `npm test` runs the same list before the tests. */
export const checks: CheckStep[] = [
  toolCheck('types used as they should be', 'oxlint', '--type-aware', '--deny-warnings'),
  toolCheck(
    'format, lint and module walls',
    '@biomejs/biome',
    'ci',
    '--error-on-warnings',
    '--colors=off',
  ),
  ...['.', ...compiledAlone()].map((folder) =>
    toolCheck(
      `types of ${folder === '.' ? 'scripts and tests' : folder}`,
      'typescript',
      '-p',
      folder,
    ),
  ),
  toolCheck('nothing unused', 'knip', '--no-progress', '--no-config-hints'),
  ownCheck('lockfile complete for every platform', checkLockfile),
  ownCheck('no test switched off', checkFocus),
  ownCheck('no path of one machine', checkPaths),
  ownCheck('colours, type sizes and breakpoints from the tokens', checkStyles),
];

function toolCheck(name: string, command: string, ...args: string[]): CheckStep {
  return { name, run: () => captureTool(command, ...args) };
}

function ownCheck(name: string, check: (root: string) => string[]): CheckStep {
  const run = () => {
    const problems = check(root);
    return { ok: problems.length === 0, output: problems.join('\n') };
  };
  return { name, run };
}

function compiledAlone(): string[] {
  const packages = globSync('packages/*/tsconfig.json', { cwd: root }).map(dirname);
  return [...packages, ...globSync('games/tsconfig*.json', { cwd: root })].sort();
}

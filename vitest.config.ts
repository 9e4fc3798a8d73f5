import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { examples } from './packages/web/examples.ts';
import { texts } from './packages/web/texts.ts';

const root = import.meta.dirname;

interface Manifest {
  name: string;
  exports: Record<string, string>;
}

/**
 * Workspace names lead straight to the sources of this checkout. Through node_modules they would
 * lead out of the copy in which the mutation tests run, to sources without mutants.
 */
function workspaceAliases() {
  return globSync('{packages/*,games}/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    return Object.entries(exports).map(([path, target]) => ({
      find: new RegExp(`^${join(name, path).replace('*', '(.*)')}$`),
      replacement: join(root, dirname(file), target).replace('*', '$1'),
    }));
  });
}

/** Tests that play whole games take most of the time: `npm run quick` leaves them out. */
const WHOLE_GAMES = [
  '**/{conformance,curious}.test.ts',
  '**/{greedy,random}-games.test.ts',
  '**/{chaos,released,released-faults,restart,undo-foreseen}.test.ts',
  '**/testkit/src/{conformance/faults,recorded/*}.test.ts',
];

export default defineConfig({
  plugins: [texts(), examples()],
  resolve: { alias: workspaceAliases() },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          globalSetup: 'packages/server/test/postgres/setup.ts',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'games/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [
            'packages/web/test/**',
            '**/node_modules/**',
            ...(process.env.FONDACO_QUICK ? WHOLE_GAMES : []),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: 'packages/web/test/support/setup.ts',
        },
      },
    ],
    allowOnly: false,
    // A test that asserts nothing cannot fail: a loop over an empty list, or a return before the first assertion.
    // A busy machine may take its time: what is waited for decides, not how long.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    // Browser tests wait more than they compute: three at once keep two cores busy.
    maxWorkers: 3,
    // Only what hangs reaches these: a busy machine may take ten times as long as a quiet one.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    coverage: {
      include: ['packages/*/src/**/*.ts', 'games/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});

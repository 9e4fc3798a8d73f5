import { expect, it } from 'vitest';
import { countTests, failuresIn, secondsByFolder } from './vitest.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const broken = { status: 'failed', assertionResults: [] };

it.each([
  ['all pass', { numPassedTests: 3, numFailedTests: 0, testResults: [passing] }, 0, 3, 0],
  ['one fails', { numPassedTests: 2, numFailedTests: 1, testResults: [failing] }, 1, 2, 1],
  ['a file cannot load', { numPassedTests: 2, numFailedTests: 0, testResults: [broken] }, 1, 2, 1],
  ['no test ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, 0, 1],
  ['an error outside tests', { numPassedTests: 2, numFailedTests: 0, testResults: [] }, 1, 2, 1],
  ['no report', undefined, 1, 0, 1],
])('%s', (_name, report, exitCode, passed, failed) => {
  expect(countTests(report, exitCode)).toEqual({ passed, failed });
});

it('adds up how long the files of each folder took', () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    ...passing,
    name: `/x/${name}`,
    startTime,
    endTime,
  });
  const files = [
    file('packages/kernel/src/a.test.ts', 0, 1000),
    file('packages/kernel/src/b.test.ts', 500, 1000),
    file('packages/web/src/c.test.ts', 0, 250),
    file('packages/web/test/d.test.ts', 0, 4000),
    file('games/games.test.ts', 0, 2000),
  ];
  expect(secondsByFolder(files, '/x')).toEqual({
    'packages/kernel': 1.5,
    'packages/web': 0.25,
    'packages/web/test (browser)': 4,
    'games/games.test.ts': 2,
  });
});

it('names the tests that failed, and files that could not be loaded', () => {
  const place = { name: '/x/packages/a.test.ts', startTime: 0, endTime: 1 };
  const one = {
    ...place,
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: 'adds up' }],
  };
  expect(failuresIn([one, { ...place, ...broken }, { ...place, ...passing }], '/x')).toEqual([
    'packages/a.test.ts: adds up',
    'packages/a.test.ts',
  ]);
});

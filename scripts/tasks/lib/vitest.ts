import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Count, type RunReport, secondsSince } from './steps.ts';
import { root, runTool } from './tools.ts';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: TestFile[];
}

interface TestFile {
  status: string;
  assertionResults: { status: string; fullName?: string }[];
  /** Absolute path of the file. */
  name: string;
  /** Milliseconds. */
  startTime: number;
  endTime: number;
}

export async function runVitest(args: string[]): Promise<RunReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const began = performance.now();
  const code = await runTool('vitest', 'run', ...reporters, ...args);
  const report = readReport(file);
  const files = report?.testResults ?? [];
  return {
    ...countTests(report, code),
    seconds: secondsSince(began),
    parts: secondsByFolder(files),
    failures: failuresIn(files),
  };
}

/** Failed tests by file and name; a file that could not be loaded by its name only. */
export function failuresIn(files: readonly TestFile[], from = root): string[] {
  return files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(from, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName = '' }) => `${file}: ${fullName}`);
  });
}

/** Seconds of all test files of a package or a game; the browser tests count apart. */
export function secondsByFolder(files: readonly TestFile[], from = root): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { name, startTime, endTime } of files) {
    const path = relative(from, name).replaceAll('\\', '/');
    const folder = path.startsWith('packages/web/test/')
      ? 'packages/web/test (browser)'
      : path.split('/').slice(0, 2).join('/');
    sums[folder] = (sums[folder] ?? 0) + (endTime - startTime) / 1000;
  }
  return sums;
}

/**
 * The numbers of passed and failed tests. A file that cannot be loaded counts as one failure, and so
 * does a run that fails although no test did, or that ran no test at all.
 */
export function countTests(
  report:
    | (Omit<VitestReport, 'testResults'> & {
        testResults: Pick<TestFile, 'status' | 'assertionResults'>[];
      })
    | undefined,
  exitCode: number,
): Count {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failed + (silent ? 1 : 0) };
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

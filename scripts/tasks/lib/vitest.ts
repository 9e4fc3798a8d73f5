import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './steps.ts';
import { showTool } from './tools.ts';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export async function runVitest(args: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await showTool('vitest', 'run', ...reporters, ...args);
  return countTests(readReport(file), code);
}

/**
 * A file that cannot be loaded counts as one failure, and so does a run that fails although no
 * test did, or that ran no test at all.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): Count {
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

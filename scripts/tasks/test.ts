import { checks } from './lib/checks.ts';
import { runSteps, summary } from './lib/steps.ts';
import { runVitest } from './lib/vitest.ts';

// With arguments (files, a name, --coverage) somebody works on some tests: only those are run.
const args = process.argv.slice(2);
const checked = args.length > 0 ? { passed: 0, failed: 0 } : await runSteps(checks);
const tested = await runVitest(args);

console.log(`\nchecks: ${summary(checked)}`);
console.log(`tests: ${summary(tested)}`);
const total = {
  passed: checked.passed + tested.passed,
  failed: checked.failed + tested.failed,
};
console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;

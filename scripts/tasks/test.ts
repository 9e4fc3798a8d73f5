import { checks } from './lib/checks.ts';
import { report } from './lib/report.ts';
import { runSteps } from './lib/steps.ts';
import { runVitest } from './lib/vitest.ts';

// Arguments (files, a name, --coverage) select tests: then only those are run, without the checks.
const args = process.argv.slice(2);
const checked = args.length > 0 ? undefined : await runSteps(checks);
const tested = await runVitest(args);
process.exitCode = report({ ...(checked && { checks: checked }), tests: tested });

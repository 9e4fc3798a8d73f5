import { checks } from './lib/checks.ts';
import { report } from './lib/report.ts';
import { runSteps } from './lib/steps.ts';
import { runVitest } from './lib/vitest.ts';

// Read by vitest.config.ts.
process.env.FONDACO_QUICK = '1';

const checked = await runSteps(checks);
const tested = await runVitest(['--project=node']);
process.exitCode = report({ checks: checked, tests: tested });

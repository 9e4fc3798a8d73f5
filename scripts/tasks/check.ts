import { checks } from './lib/checks.ts';
import { report } from './lib/report.ts';
import { runSteps } from './lib/steps.ts';

process.exitCode = report({ checks: await runSteps(checks) });

import { checks } from './lib/checks.ts';
import { runSteps, summary } from './lib/steps.ts';

const count = await runSteps(checks);
console.log(summary(count));
process.exitCode = count.failed > 0 ? 1 : 0;

import { summary } from './lib/steps.ts';
import { runVitest } from './lib/vitest.ts';

process.env.FONDACO_SOAK = '1';
const count = await runVitest(process.argv.slice(2));
console.log(summary(count));
process.exitCode = count.failed > 0 ? 1 : 0;

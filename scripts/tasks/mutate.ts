import { showTool } from './lib/tools.ts';

process.exitCode = await showTool('@stryker-mutator/core', 'run', ...process.argv.slice(2));

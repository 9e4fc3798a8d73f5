import { showTool } from './lib/tools.ts';

process.exitCode = await showTool('vitest', 'bench', '--run', ...process.argv.slice(2));

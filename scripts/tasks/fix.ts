import { showTool } from './lib/tools.ts';

process.exitCode = await showTool('@biomejs/biome', 'check', '--write', ...process.argv.slice(2));

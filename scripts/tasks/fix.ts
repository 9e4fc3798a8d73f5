import { runTool } from './lib/tools.ts';

process.exitCode = await runTool('@biomejs/biome', 'check', '--write', ...process.argv.slice(2));

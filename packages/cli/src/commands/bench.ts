import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { ROOT } from '../root.ts';

/** The benchmark is a task of the repository; it shares this process's streams and gets all arguments. */
export const bench: Command = async (argv) => {
  const task = join(ROOT, 'scripts/tasks/bench.ts');
  const child = spawn(process.execPath, [task, ...argv], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@fondaco/kernel';
import type { CliCommand } from '../command.ts';
import { ROOT } from '../root.ts';

/** Runs the repository's benchmark task with all arguments, on the streams of this process. */
export const bench: CliCommand = async (argv) => {
  const task = join(ROOT, 'scripts/tasks/bench.ts');
  if (!existsSync(task)) throw new BadInput('cli.bad.onlyInClone', { command: 'bench' });
  const child = spawn(process.execPath, [task, ...argv], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

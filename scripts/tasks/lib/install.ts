import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../../launch/messages.mjs';
import { runNpm } from '../../launch/npm.mjs';

/** Installs what a folder outside the workspaces asks for, unless it already holds the named package. */
export async function install(folder: string, holds: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules', holds))) return;
  await runNpm({
    node: process.execPath,
    args: ['install', '--no-save', '--no-package-lock'],
    cwd: folder,
    env: process.env,
    offline: new LaunchError('npmFailed'),
    watchParent: true,
  });
}

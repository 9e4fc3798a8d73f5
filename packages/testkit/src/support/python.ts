import { execFileSync } from 'node:child_process';

/** The name of Python on this machine; undefined where there is none. */
export const PYTHON = ['python3', 'python'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

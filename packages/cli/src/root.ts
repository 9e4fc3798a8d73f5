import { homedir } from 'node:os';
import { join } from 'node:path';

/** The root of the repository or of the installed package, independent of the working directory. */
export const ROOT = join(import.meta.dirname, '../../..');

/** A release is plain JavaScript, because Node strips no types of installed packages. */
const isInstalled = import.meta.filename.endsWith('.js');

/** Where data is kept if nothing else is said: in the clone, or in the user's folder if this is an installed package. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  isInstalled ? userFolder(env) : join(ROOT, 'data');

function userFolder({ XDG_DATA_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  const home = homedir();
  if (XDG_DATA_HOME) return join(XDG_DATA_HOME, 'fondaco');
  if (process.platform === 'win32')
    return join(LOCALAPPDATA ?? join(home, 'AppData/Local'), 'fondaco');
  if (process.platform === 'darwin') return join(home, 'Library/Application Support/fondaco');
  return join(home, '.local/share/fondaco');
}

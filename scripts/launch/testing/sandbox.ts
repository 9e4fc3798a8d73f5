import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { lockHash, type Scope, stampFile } from '../packages.mjs';
import type { Host } from '../runtime.mjs';

const scripts = join(import.meta.dirname, '../..');

/** Stands in for npm: notes how it was called, then does what the test asks for. */
const FAKE_NPM = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
appendFileSync(process.env.FAKE_NPM_LOG, process.argv.slice(2).join(' ') + '\\n');
const { FAKE_NPM_DELAY, FAKE_NPM_ERROR, FAKE_NPM_RUNTIME } = process.env;
await new Promise((resolve) => setTimeout(resolve, Number(FAKE_NPM_DELAY ?? 0)));
if (FAKE_NPM_ERROR) {
  console.error(FAKE_NPM_ERROR);
  process.exit(1);
}
mkdirSync('node_modules', { recursive: true });
if (FAKE_NPM_RUNTIME && process.cwd().endsWith('installing')) {
  mkdirSync(dirname(FAKE_NPM_RUNTIME), { recursive: true });
  copyFileSync(process.execPath, FAKE_NPM_RUNTIME);
}
`;

interface LaunchSettings {
  args?: string[];
  scope?: Scope;
  watchParent?: boolean;
  host?: Host;
}

interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A small project in a folder of its own, with the real launcher and a stand-in for npm. */
export class Sandbox {
  readonly root = mkdtempSync(join(tmpdir(), 'fondaco-launch-'));
  readonly #npmLog = join(this.root, 'npm.log');

  constructor(installed?: Scope) {
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }));
    for (const part of ['launch.mjs', 'launch', 'locales.json']) {
      cpSync(join(scripts, part), join(this.root, 'scripts', part), { recursive: true });
    }
    this.write('package.json', '{ "type": "module" }');
    this.write('package-lock.json', '{}');
    this.write('fake/npm-cli.js', FAKE_NPM);
    if (installed) {
      const stamp = JSON.stringify({ lock: lockHash(this.root), scope: installed });
      this.write(stampFile(this.root).slice(this.root.length + 1), stamp);
    }
  }

  write(path: string, text: string): string {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Arguments npm was called with, one line per call. */
  get npmCalls(): string[] {
    if (!existsSync(this.#npmLog)) return [];
    // A file that was created but not yet written to is no call.
    return readFileSync(this.#npmLog, 'utf8').split('\n').slice(0, -1);
  }

  /** Writes a program and a script that launches it; gives the script. */
  prepare(source: string, launch: LaunchSettings = {}): string {
    this.write('entry.mjs', source);
    const settings = { args: [], scope: 'everything', watchParent: false, ...launch };
    return this.write(
      'start.mjs',
      `import { launch } from './scripts/launch.mjs';
       await launch({ entry: 'entry.mjs', cwd: process.cwd(), ...${JSON.stringify(settings)} });`,
    );
  }

  start(source: string, launch?: LaunchSettings, { env, ...options }: SpawnOptions = {}) {
    const fake = { npm_execpath: join(this.root, 'fake/npm-cli.js'), FAKE_NPM_LOG: this.#npmLog };
    const child = spawn(process.execPath, [this.prepare(source, launch)], {
      cwd: this.root,
      env: { ...process.env, FONDACO_LANG: 'en', ...fake, ...env },
      ...options,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  run(...start: Parameters<Sandbox['start']>): Promise<Finished> {
    return finished(this.start(...start));
  }
}

export async function finished(child: ChildProcess): Promise<Finished> {
  const [stdout, stderr, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { code, stdout, stderr };
}

async function collect(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

/** Prints its process id and waits to be ended; if a test fails to, it ends by itself. */
export const WAITS = 'console.log(process.pid); setTimeout(() => {}, 30_000);';

export async function firstNumber(child: ChildProcess): Promise<number> {
  const chunk = await new Promise<Buffer>((resolve) => child.stdout?.once('data', resolve));
  return Number(chunk.toString().trim());
}

export async function eventually(condition: () => boolean, withinMs = 5_000): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; ) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { supervise } from '../../launch/supervise.mjs';

export const root = join(import.meta.dirname, '../../..');

export interface ToolOutcome {
  ok: boolean;
  output: string;
}

let interruptedBy: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruptedBy = signal;
  });
}

/** Runs the command of an installed package, printing its output; returns the exit code. */
export async function runTool(name: string, ...args: string[]): Promise<number> {
  const env = process.stdout.isTTY ? process.env : plainEnvironment();
  const command = [commandFile(name), ...args];
  const code = await supervise(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  exitIfInterrupted();
  return code;
}

/** Runs a script of this repository, printing its output; returns the exit code. */
export async function runScript(file: string, ...args: string[]): Promise<number> {
  const command = [join(root, file), ...args];
  const code = await supervise(process.execPath, command, { cwd: root, stdio: 'inherit' });
  exitIfInterrupted();
  return code;
}

/** Runs the command of an installed package and keeps its output. */
export async function captureTool(name: string, ...args: string[]): Promise<ToolOutcome> {
  const chunks: Buffer[] = [];
  const code = await supervise(process.execPath, [commandFile(name), ...args], {
    cwd: root,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    onSpawn: (child) => {
      child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    },
  });
  exitIfInterrupted();
  return { ok: code === 0, output: Buffer.concat(chunks).toString() };
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

function exitIfInterrupted() {
  if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);
}

/** The script of a package's command. Unlike node_modules/.bin, it is called the same way on every platform. */
function commandFile(name: string): string {
  const home = join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const [file] = Object.values(manifest.bin);
  if (!file) throw new Error(`${name} has no command`);
  return join(home, file);
}

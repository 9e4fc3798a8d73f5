import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { somePort } from './setup.ts';

export interface Child {
  port: number;
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A server in a process of its own. */
export async function startChild(
  data: string,
  file = 'child-server.ts',
  ...more: string[]
): Promise<Child> {
  const script = join(import.meta.dirname, file);
  for (let tries = 0; ; tries++) {
    const child = spawn(process.execPath, [script, data, String(somePort()), ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    const port = await Promise.race([readyOn(child), gone.then(() => undefined)]);
    const kill: Child['kill'] = (signal = 'SIGKILL') => {
      child.kill(signal);
      return gone;
    };
    if (port !== undefined) return { port, kill };
    if (tries > 5) throw new Error('the server does not start');
  }
}

function readyOn(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (text) => {
      if (text.startsWith('ready ')) resolve(Number(text.slice(6)));
    });
  });
}

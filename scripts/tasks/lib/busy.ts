import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Runs something while as many endless loops as there are cores compete with it. */
export async function withBusyCores<T>(run: () => Promise<T>): Promise<T> {
  const loops = Array.from({ length: availableParallelism() }, () =>
    // Ends by itself should this process be killed: its input is then closed.
    spawn(process.execPath, ['-e', LOOP], { stdio: ['pipe', 'ignore', 'inherit'] }),
  );
  try {
    return await run();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

/** Busy all the time, but for the moment it takes to see that its input is still open. */
const LOOP = `
  process.stdin.on('end', () => process.exit()).resume();
  const spin = () => { for (const end = Date.now() + 100; Date.now() < end;); setImmediate(spin); };
  spin();
`;

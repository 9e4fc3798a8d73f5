import { createInterface, type Interface } from 'node:readline';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';

const INTERRUPTED = 130;

/** The standard streams of this process. Input is only read when a command asks for a line. */
export function processIo(): { io: TerminalIo; close(): void } {
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  const { stdin, stdout, stderr, env } = process;
  // The reader of our output may close the pipe: `fondaco replay game | head`.
  stdout.on('error', () => process.exit());
  const tty = stdin.isTTY === true && stdout.isTTY === true;

  function open(): Interface {
    reader = createInterface({ input: stdin, output: stdout, terminal: tty });
    lines = reader[Symbol.asyncIterator]();
    reader.on('SIGINT', () => {
      stdout.write('\n');
      process.exit(INTERRUPTED);
    });
    return reader;
  }

  const io: TerminalIo = {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    async line(prompt) {
      const rl = reader ?? open();
      rl.setPrompt(prompt);
      rl.prompt();
      const next = await lines?.next();
      return next?.done === false ? next.value : undefined;
    },
    env,
    tty,
    size: () => ({ columns: stdout.columns ?? 100, rows: stdout.rows ?? 40 }),
  };
  return { io, close: () => reader?.close() };
}

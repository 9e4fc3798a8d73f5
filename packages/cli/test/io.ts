import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import { run } from '../src/run.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Answers to prompts: lines in turn, then what `after` gives; undefined ends the input. */
export interface Typed {
  lines?: string[];
  after?: (prompt: string) => string | undefined;
  columns?: number;
  rows?: number;
  tty?: boolean;
  env?: Record<string, string>;
}

/** A terminal with a typist in place of a person, and what was printed. */
export function typedIo(typed: Typed = {}): { io: TerminalIo; got: Pick<Ran, 'out' | 'err'> } {
  const lines = (typed.lines ?? []).slice();
  const got = { out: '', err: '' };
  const io: TerminalIo = {
    out: (text) => {
      got.out += text;
    },
    err: (text) => {
      got.err += text;
    },
    line(prompt) {
      const line = lines.shift() ?? typed.after?.(prompt);
      got.out += `${prompt}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    env: typed.env ?? {},
    tty: typed.tty ?? false,
    size: () => ({ columns: typed.columns ?? 100, rows: typed.rows ?? 40 }),
  };
  return { io, got };
}

/** A command with a typist in place of a person. */
export async function ran(argv: string[], typed: Typed = {}): Promise<Ran> {
  const { io, got } = typedIo(typed);
  const code = await run(argv, io);
  return { code, ...got };
}

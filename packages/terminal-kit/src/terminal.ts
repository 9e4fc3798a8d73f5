import { msg, type Param } from '@fondaco/kernel';
import type { Say } from '@fondaco/text';
import type { TerminalIo } from './io.ts';
import { wrap } from './layout.ts';
import { type Paint, paintFor } from './paint.ts';

/** The terminal of one person: wrapped lines out, answers in. */
export interface Terminal {
  say: Say;
  /** A text of the terminal itself. */
  tell(key: string, params?: Record<string, Param>): string;
  paint: Paint;
  write(...lines: string[]): void;
  ask(prompt: string): Promise<string>;
  columns(): number;
  rows(): number;
}

/** The person closed the input. */
export class InputEnded extends Error {}

const NARROWEST = 40;

export function terminalFor(io: TerminalIo, say: Say): Terminal {
  const columns = (): number => Math.max(NARROWEST, io.size().columns);
  return {
    say,
    tell: (key, params) => say(msg(`cli.${key}`, params)),
    paint: paintFor(io),
    write(...lines) {
      const width = columns();
      io.out(
        lines
          .flatMap((line) => wrap(line, width))
          .map((line) => `${line}\n`)
          .join(''),
      );
    },
    async ask(prompt) {
      const line = await io.line(prompt);
      if (line === undefined) throw new InputEnded();
      return line.trim();
    },
    columns,
    rows: () => io.size().rows,
  };
}

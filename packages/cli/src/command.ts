import type { Lang } from '@fondaco/kernel';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import type { Say } from './text.ts';

export interface Context {
  io: TerminalIo;
  say: Say;
  lang: Lang;
}

/** Takes the arguments after the command's name and returns the exit code. */
export type CliCommand = (argv: string[], context: Context) => number | Promise<number>;

import type { Lang } from '@fondaco/kernel';
import type { Io } from '@fondaco/terminal-kit/io.ts';
import type { Say } from './text.ts';

export interface Context {
  io: Io;
  say: Say;
  lang: Lang;
}

/** Takes the arguments after the command's name and returns the exit code. */
export type Command = (argv: string[], context: Context) => number | Promise<number>;

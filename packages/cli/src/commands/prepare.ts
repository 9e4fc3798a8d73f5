import { msg } from '@fondaco/kernel';
import { requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';

/** By the time it runs, the launcher has made everything that a server needs. A release needs nothing. */
export const prepare: CliCommand = (argv, { io, say }) => {
  requirePositionals(argv, []);
  io.out(`${say(msg('cli.prepare.done'))}\n`);
  return 0;
};

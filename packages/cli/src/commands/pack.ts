import { msg } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { gameById } from '../games.ts';
import { readPack } from '../inputs.ts';

/** Prints the shipped component values, or validates a file with other ones. */
export const pack: CliCommand = async (argv, { io, say }) => {
  const [id = '', file] = requirePositionals(readArgs(argv, {}).positionals, ['GAME'], ['FILE']);
  const game = await gameById(id);
  const values = readPack(game, file);
  io.out(
    file === undefined
      ? `${JSON.stringify(values, null, 2)}\n`
      : `${say(msg('cli.pack.ok', { file }))}\n`,
  );
  return 0;
};

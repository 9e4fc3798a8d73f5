import { msg } from '@fondaco/kernel';
import { only, readArgs } from '../args.ts';
import type { Command } from '../command.ts';
import { gameNamed } from '../games.ts';
import { readPack } from '../inputs.ts';

/** Prints the shipped component values, or checks a file of others. */
export const pack: Command = async (argv, { io, say }) => {
  const [id = '', file] = only(readArgs(argv, {}).positionals, ['GAME'], ['FILE']);
  const game = await gameNamed(id);
  const values = readPack(game, file);
  io.out(
    file === undefined
      ? `${JSON.stringify(values, null, 2)}\n`
      : `${say(msg('cli.pack.ok', { file }))}\n`,
  );
  return 0;
};

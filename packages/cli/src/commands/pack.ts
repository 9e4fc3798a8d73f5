import { msg } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { gameById } from '../games.ts';
import { readPack } from '../inputs.ts';

/** Prints the shipped component values, or validates a file with other ones and says what is strange in it. */
export const pack: CliCommand = async (argv, { io, say }) => {
  const [id = '', file] = requirePositionals(readArgs(argv, {}).positionals, ['GAME'], ['FILE']);
  const game = await gameById(id);
  const values = readPack(game, file);
  if (file === undefined) io.out(`${JSON.stringify(values, null, 2)}\n`);
  else {
    const warnings = game.packWarnings?.(values) ?? [];
    for (const line of [msg('cli.pack.ok', { file }), ...warnings]) io.out(`${say(line)}\n`);
  }
  return 0;
};

import { countDraws, entriesInEffect, msg, verify as verifyFile } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { rulesOfFile } from '../games.ts';
import { flawMsg, readGameFile, withPlace } from '../inputs.ts';

export const verify: CliCommand = async (argv, { io, say }) => {
  const [path = ''] = requirePositionals(readArgs(argv, {}).positionals, ['FILE']);
  const file = readGameFile(path);
  const games = await rulesOfFile(file);
  const flaw = withPlace(path, () => verifyFile(file, games));
  if (flaw) {
    io.err(`fondaco: ${say(flawMsg(path, flaw))}\n`);
    return 1;
  }
  const entries = file.entries.length;
  const inEffect = entriesInEffect(file.entries).length;
  const drawn = countDraws(file.entries.map((e) => ({ draws: 'draws' in e ? e.draws : [] })));
  const source = msg(`cli.verify.${file.header.chance.t}`);
  io.out(`${say(msg('cli.verify.ok', { file: path, entries, inEffect, drawn, source }))}\n`);
  const { from } = file.header;
  if (from) {
    const dealt = msg(`cli.verify.from.${from.dealt === 'same' ? 'same' : 'anew'}`);
    io.out(`${say(msg('cli.verify.from', { entry: from.entry, dealt }))}\n`);
  }
  return 0;
};

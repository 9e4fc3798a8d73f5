import { offered } from '@fondaco/games';
import { BadInput, msg } from '@fondaco/kernel';
import manifest from '../../package.json' with { type: 'json' };
import { requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';

const DESCRIBED = [
  'play',
  'serve',
  'prepare',
  'site',
  'backup',
  'restore',
  'doctor',
  'move',
  'admin',
  'user',
  'simulate',
  'arena',
  'train',
  'engine',
  'scenario',
  'replay',
  'analyse',
  'verify',
  'bench',
  'pack',
];

export const help: CliCommand = (argv, { io, say }) => {
  const [about] = requirePositionals(argv, [], ['command']);
  if (about === undefined || about === 'help' || about === '--help' || about === '-h') {
    const commands = DESCRIBED.map(
      (name) => `  ${name.padEnd(10)}${say(msg(`cli.brief.${name}`))}`,
    );
    const games = offered.map((m) => m.id);
    io.out(
      `${say(msg('cli.help.top'))}\n\n${commands.join('\n')}\n\n${say(msg('cli.help.more', { games }))}\n`,
    );
    return 0;
  }
  if (!DESCRIBED.includes(about)) throw new BadInput('cli.bad.command', { command: about });
  io.out(`${say(msg(`cli.brief.${about}`))}\n\n${say(msg(`cli.usage.${about}`))}\n`);
  return 0;
};

export const version: CliCommand = (argv, { io }) => {
  requirePositionals(argv, []);
  io.out(`fondaco ${manifest.version}\n`);
  return 0;
};

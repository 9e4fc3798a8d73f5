import { type Bot, PLAYERS } from '@fondaco/bots';
import { findRules } from '@fondaco/games/node.ts';
import { oneOf, readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { speakEngine } from '../speak-engine.ts';

const FLAGS = { player: { type: 'string' } } as const;

/** Speaks the line protocol for programs that play (docs/engines.md). */
export const engine: CliCommand = async (argv, { io }) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  requirePositionals(positionals, []);
  const name = oneOf('--player', values.player ?? 'skilled', Object.keys(PLAYERS));
  await speakEngine({
    name,
    bot: PLAYERS[name] as Bot,
    lines: linesOf(io.line),
    write: (line) => io.out(`${line}\n`),
    now: () => performance.now(),
    find: findRules,
  });
  return 0;
};

async function* linesOf(next: (prompt: string) => Promise<string | undefined>) {
  for (let line = await next(''); line !== undefined; line = await next('')) yield line;
}

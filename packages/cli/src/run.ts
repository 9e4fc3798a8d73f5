import { BadInput, isBadInput, type Lang, msg } from '@fondaco/kernel';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import type { CliCommand, Context } from './command.ts';
import { admin } from './commands/admin.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { backup, doctor, move, restore } from './commands/data.ts';
import { engine } from './commands/engine.ts';
import { help, version } from './commands/help.ts';
import { pack } from './commands/pack.ts';
import { play } from './commands/play.ts';
import { prepare } from './commands/prepare.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { site } from './commands/site.ts';
import { train } from './commands/train.ts';
import { user } from './commands/user.ts';
import { verify } from './commands/verify.ts';
import { welcome } from './commands/welcome.ts';
import { languageOf } from './language.ts';
import { text } from './text.ts';

export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  play,
  serve,
  prepare,
  backup,
  restore,
  doctor,
  move,
  admin,
  user,
  site,
  simulate,
  arena,
  train,
  engine,
  scenario,
  replay,
  analyse,
  verify,
  bench,
  pack,
  help,
  version,
  '--help': help,
  '-h': help,
  '--version': version,
  '-v': version,
};

const BAD_INPUT = 2;
const BROKEN = 70;

/** Runs the command that the arguments name and returns its exit code. */
export async function run(args: readonly string[], io: TerminalIo): Promise<number> {
  const { lang, argv, bad } = languageOf(args, io.env);
  try {
    if (bad) throw bad;
    return await dispatch(argv, { io, lang, say: text(lang) });
  } catch (error) {
    return reportError(error, io, lang);
  }
}

function dispatch([name, ...rest]: string[], context: Context): number | Promise<number> {
  if (name === undefined) return welcome([], context);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw name.startsWith('-')
      ? new BadInput('cli.bad.flag', { flag: name })
      : new BadInput('cli.bad.command', { command: name });
  }
  const asksHelp = rest.includes('--help') || rest.includes('-h');
  return asksHelp && command !== bench ? help([name], context) : command(rest, context);
}

/** Prints an error as one line; the stack only on request. */
function reportError(error: unknown, io: TerminalIo, lang: Lang): number {
  const say = text(lang);
  const debug = io.env.FONDACO_DEBUG === '1';
  if (isBadInput(error)) {
    io.err(`fondaco: ${say(error.msg)}\n`);
    return BAD_INPUT;
  }
  const reason = error instanceof Error ? error.message : String(error);
  io.err(`fondaco: ${say(msg('cli.broken', { reason: reason.replaceAll(/\s+/g, ' ') }))}\n`);
  if (debug && error instanceof Error) io.err(`${error.stack}\n`);
  return BROKEN;
}

import { manifestOf } from '@fondaco/games';
import { terminalLook } from '@fondaco/games/node.ts';
import type { AnyGame } from '@fondaco/kernel';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import { plainLook } from '@fondaco/terminal-kit/plain.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';

/** The game's own look in the terminal, or the plain one when it has none. */
export async function lookOf(
  game: AnyGame,
  options: unknown,
  pack: unknown,
  desk: Terminal,
): Promise<TerminalLook> {
  const manifest = manifestOf(game.id);
  const make = (manifest && (await terminalLook(manifest))) ?? plainLook;
  return make(options, pack, desk);
}

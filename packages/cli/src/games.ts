import { manifestOf, offered } from '@fondaco/games';
import { findRules } from '@fondaco/games/node.ts';
import { type AnyGame, BadInput, type GameFile } from '@fondaco/kernel';
import { wholeNumber } from './args.ts';

/** A game by its id, also one that is not offered to players. */
export async function gameById(id: string): Promise<AnyGame> {
  const manifest = manifestOf(id);
  if (!manifest)
    throw new BadInput('cli.bad.game', { game: id, allowed: offered.map((m) => m.id) });
  return manifest.rules();
}

/** The rules a game file was played by; empty when that version is unknown. */
export async function rulesOfFile({ header }: GameFile): Promise<AnyGame[]> {
  const game =
    (await findRules(header.game, header.rulesVersion)) ?? (await manifestOf(header.game)?.rules());
  return game ? [game] : [];
}

export function readSeats(game: AnyGame, value: string | undefined, usual: number): number {
  const { min, max } = game.seats;
  if (value === undefined) return Math.min(Math.max(usual, min), max);
  return wholeNumber('--seats', value, min, max);
}

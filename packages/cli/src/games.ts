import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type AnyGame, BadInput } from '@fondaco/kernel';
import { wholeNumber } from './args.ts';

export const GAMES: readonly AnyGame[] = [
  oltreMare,
  merchantOfVenusClassic,
  merchantOfVenusStandard,
];

export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((g) => g.id === id);
  if (!game) throw new BadInput('cli.bad.game', { game: id, allowed: GAMES.map((g) => g.id) });
  return game;
}

export function readSeats(game: AnyGame, value: string | undefined, usual: number): number {
  const { min, max } = game.seats;
  if (value === undefined) return Math.min(Math.max(usual, min), max);
  return wholeNumber('--seats', value, min, max);
}

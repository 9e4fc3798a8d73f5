import { type AnyGame, fastChance } from '@fondaco/kernel';
import { picker } from '@fondaco/testkit';
import { type BoardPack, COLOURS } from '../../board/rules/pack.ts';

/**
 * Component values with another board: colours of plain spaces and kinds of lines are drawn. No position holds them, so
 * that positions of the shipped set can be played on it.
 */
export function strangeBoard(game: AnyGame, seed: string): unknown {
  const pick = picker(fastChance(seed));
  const pack: { board: BoardPack } = JSON.parse(JSON.stringify(game.components));
  for (const x of pack.board.spaces)
    if (x.type === 'space' && x.colour) x.colour = pick.one(COLOURS);
  for (const x of pack.board.edges)
    if (x.kind !== 'surface') x.kind = pick.one(['solid', 'green'] as const);
  return game.pack.parse(pack);
}

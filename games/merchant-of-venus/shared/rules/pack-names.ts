import type { Messages } from '@fondaco/kernel';
import type { BoardPack } from '../../board/rules/pack.ts';

interface Named {
  id: string;
  name: string;
}

/** The names of these things, by the keys of their texts. */
export const namesUnder = (prefix: string, things: readonly Named[]): Messages =>
  Object.fromEntries(things.map(({ id, name }) => [`${prefix}.${id}`, name]));

interface SharedPack {
  board: BoardPack;
  cultures: readonly (Named & { good: Named })[];
  passengers: readonly Named[];
}

/** The names that both games give to the same kinds of things. */
export const sharedNames = ({ board, cultures, passengers }: SharedPack): Messages => ({
  ...namesUnder('mv.system', board.systems),
  ...namesUnder(
    'mv.name',
    board.spaces.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }])),
  ),
  ...namesUnder('mv.culture', cultures),
  ...namesUnder(
    'mv.good',
    cultures.map((c) => c.good),
  ),
  ...namesUnder('mv.passenger', passengers),
});

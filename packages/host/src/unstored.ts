import {
  type AnyGame,
  type AnyMatch,
  act,
  type Command,
  type Seat,
  startMatch,
  type Table,
  undo,
} from '@fondaco/kernel';

/*
 * Games that nobody stores: the terminal and simulations play them move by move, in one process and for one reader. They come
 * through here so that a game goes on in one package only.
 */

export const startUnstored = (
  game: AnyGame,
  table: Table<unknown, unknown>,
  secret?: string,
): ReturnType<typeof startMatch> => startMatch(game, table, secret);

export const answerUnstored = (
  match: AnyMatch,
  command: Command,
  secret?: string,
): ReturnType<typeof act<unknown, unknown, unknown, unknown>> => act(match, command, secret);

/** Undefined: there is no such position, or somebody whose consent it needs has not agreed. */
export const undoUnstored = (
  match: AnyMatch,
  seat: Seat,
  to: number,
  agreed: readonly Seat[],
): AnyMatch | undefined => undo(match, seat, to, agreed);

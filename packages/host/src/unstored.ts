import {
  type AnyGame,
  type AnyMatch,
  act,
  type Command,
  type Seat,
  startMatch,
  type TableSetup,
  undo,
} from '@fondaco/kernel';

/*
 * Games that are not stored: the terminal and simulations play them move by move in one process. They go through here so that
 * only this package advances games.
 */

export const startUnstored = (
  game: AnyGame,
  table: TableSetup<unknown, unknown>,
  secret?: string,
): ReturnType<typeof startMatch> => startMatch(game, table, secret);

export const answerUnstored = (
  match: AnyMatch,
  command: Command,
  secret?: string,
): ReturnType<typeof act<unknown, unknown, unknown, unknown>> => act(match, command, secret);

/** Undefined if there is no such position, or a player whose consent is needed has not agreed. */
export const undoUnstored = (
  match: AnyMatch,
  seat: Seat,
  to: number,
  agreed: readonly Seat[],
): AnyMatch | undefined => undo(match, seat, to, agreed);

import { PLAYERS } from '@fondaco/bots';
import { libraryOf } from '@fondaco/host';
import type { AnyGame } from '@fondaco/kernel';
import { lanterns } from '@fondaco/testkit';

/** The small game as if somebody had measured how a lead turns into a chance; also what threads of a server play with. */
export const MEASURED: AnyGame = {
  ...lanterns,
  rules: (options, pack) => ({
    ...lanterns.rules(options, pack),
    progress: () => 0.5,
    odds: () => [8, 4],
  }),
};

export const library = libraryOf([MEASURED]);
export const players = PLAYERS;

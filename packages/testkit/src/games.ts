import type { AnyGame } from '@fondaco/kernel';
import { greedyPlayer, type Player, randomPlayer } from './conformance/players.ts';
import type { Arranger, Arrangers } from './scenario/index.ts';
import { arrange } from './small-game/arrange.ts';
import { lanterns } from './small-game/index.ts';

/** A game that is to be recorded, and how it is played then. */
export interface Recording {
  name: string;
  game: AnyGame;
  options: unknown;
  seats: number;
  seed: string;
  player: Player;
}

const ARRANGED: readonly { game: AnyGame; arrange: Arranger }[] = [{ game: lanterns, arrange }];

export const GAMES: readonly AnyGame[] = ARRANGED.map((x) => x.game);

export const ARRANGERS: Arrangers = Object.fromEntries(ARRANGED.map((x) => [x.game.id, x.arrange]));

export const RECORDINGS: readonly Recording[] = [
  { name: 'two-greedy', game: lanterns, options: {}, seats: 2, seed: 'a', player: greedyPlayer },
  {
    name: 'four-random',
    game: lanterns,
    options: { rounds: 5 },
    seats: 4,
    seed: 'b',
    player: randomPlayer,
  },
];

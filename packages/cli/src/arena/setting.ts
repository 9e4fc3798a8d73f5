import { type ArenaGame, type Pairing, standingsOf } from '@fondaco/bots';
import type { Json } from '@fondaco/kernel';

/** What all games of an arena have in common; it is sent to its threads. */
export interface ArenaSetting {
  game: string;
  options: Json;
  pack: Json;
  seats: number;
  seed: number;
  /** The first sits once at each table, the last in all seats that are left. */
  players: string[];
  /** Programs among them, by name: how each is started. */
  engines?: Record<string, { command: string }>;
  /** Milliseconds for a turn; left out: as many as each level has at a table, unless iterations are given. */
  budget?: number;
  /** Continuations a question; left out: as many as each level takes. */
  iterations?: number;
  /** Games tell what happened in them, for a report. */
  listens?: true;
}

/** Every seed is played once with each player in each seat. */
export function* pairings({ players, seats, seed }: ArenaSetting): Generator<Pairing> {
  const table = Array.from({ length: seats }, (_, i) => players[i] ?? (players.at(-1) as string));
  for (let round = 0; ; round++)
    for (let turned = 0; turned < seats; turned++)
      yield {
        number: round * seats + turned,
        lineup: [...table.slice(turned), ...table.slice(0, turned)],
        seed: `arena ${seed} ${round}`,
      };
}

/** One JSON object: what was asked, and how it ended. */
export function summaryOf(
  { game, options, seats, seed, players, engines, budget, iterations }: ArenaSetting,
  games: readonly ArenaGame[],
): object {
  const mean = (of: (g: ArenaGame) => number): number =>
    Math.round((1000 * games.reduce((sum, g) => sum + of(g), 0)) / Math.max(1, games.length)) /
    1000;
  const kinds = [...new Set(games.flatMap((g) => Object.keys(g.played.actions)))].sort();
  return {
    game,
    options,
    seats,
    seed,
    ...(engines && { engines }),
    ...(budget !== undefined && { budget }),
    ...(iterations !== undefined && { iterations }),
    games: games.length,
    players: standingsOf(games, players),
    turnsPerGame: mean((g) => g.played.turns),
    winnersMean: mean((g) => Math.max(...g.played.scores)),
    actionsPerGame: Object.fromEntries(
      kinds.map((kind) => [kind, mean((g) => g.played.actions[kind] ?? 0)]),
    ),
  };
}

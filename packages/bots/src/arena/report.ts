import type { Msg } from '@fondaco/kernel';
import { type ArenaGame, wilson } from './standings.ts';
import type { Use } from './uses.ts';

/** What games among equal players tell about the component set they were played with. */
export interface Report {
  games: number;
  /** The share of wins that everybody has on average. */
  fair: number;
  seats: Share[];
  /** Turns of each game. */
  turns: number[];
  winners: number[];
  /** By the kind of what was told, most frequent first. */
  things: Thing[];
}

/** How often those won whom something is said of. */
export interface Share {
  seats: number;
  share: number;
  low: number;
  high: number;
}

export interface Thing extends Share {
  example: Msg;
  /** The share of games in which it happened, and how often in a game on average. */
  inGames: number;
  perGame: number;
  /** On average, each time. */
  numbers: Record<string, number>;
}

/** What happens in fewer games says nothing. */
const LEAST_SHARE_OF_GAMES = 0.02;
/** Of the same kind, such as movements between spaces. */
const MOST_OF_A_KIND = 40;

export function reportOf(games: readonly ArenaGame[]): Report {
  const seats = games[0]?.lineup.length ?? 0;
  return {
    games: games.length,
    fair: seats > 0 ? 1 / seats : 0,
    seats: Array.from({ length: seats }, (_, seat) =>
      shareOf(games.map((game) => wonBy(game, seat))),
    ),
    turns: games.map((g) => g.played.turns).sort((x, y) => x - y),
    winners: games.map((g) => Math.max(...g.played.scores)).sort((x, y) => x - y),
    things: thingsOf(games),
  };
}

/** 1 for the winner; those who tie share it. */
function wonBy({ played }: ArenaGame, seat: number): number {
  const first = played.places.filter((place) => place === 1).length;
  return played.places[seat] === 1 ? 1 / first : 0;
}

function shareOf(won: readonly number[]): Share {
  const wins = won.reduce((a, b) => a + b, 0);
  const [low, high] = wilson(wins, won.length);
  return { seats: won.length, share: won.length > 0 ? wins / won.length : 0, low, high };
}

function thingsOf(games: readonly ArenaGame[]): Thing[] {
  const found = new Map<string, { use: Use; game: ArenaGame }[]>();
  for (const game of games)
    for (const use of game.played.uses ?? []) {
      const list = found.get(use.about) ?? [];
      found.set(use.about, list);
      list.push({ use, game });
    }
  const things = [...found.values()]
    .map((list): Thing => {
      const times = list.reduce((sum, x) => sum + x.use.times, 0);
      const first = list[0] as (typeof list)[number];
      const names = Object.keys(first.use.numbers);
      const mean = (name: string): number =>
        list.reduce((sum, x) => sum + (x.use.numbers[name] ?? 0), 0) / times;
      return {
        example: first.use.example,
        inGames: new Set(list.map((x) => x.game)).size / games.length,
        perGame: times / games.length,
        numbers: Object.fromEntries(names.map((name) => [name, mean(name)])),
        ...shareOf(list.map((x) => wonBy(x.game, x.use.seat))),
      };
    })
    .filter((x) => x.inGames >= LEAST_SHARE_OF_GAMES)
    .sort((x, y) => x.example.key.localeCompare(y.example.key) || y.perGame - x.perGame);
  const seen = new Map<string, number>();
  return things.filter(({ example: { key } }) => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) as number) <= MOST_OF_A_KIND;
  });
}

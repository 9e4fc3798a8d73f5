import type { SimulatedGame, Simulation } from './game.ts';

/** What `simulate` reports. Everything except the times is determined by the seed. */
export interface Figures {
  game: string;
  options: unknown;
  seats: number;
  player: string;
  seed: number;
  games: number;
  finished: number;
  errors: number;
  decisions: number;
  seconds: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
  meanScore: number;
  meanWinner: number;
  offersPerGame: number;
  tradesPerGame: number;
  actionsPerGame: Record<string, number>;
}

export function figuresOf(
  x: Simulation,
  played: readonly SimulatedGame[],
  errors: number,
  seconds: number,
): Figures {
  const results = played.flatMap((p) => (p.result ? [p.result] : []));
  const scores = results.flatMap((r) => r.seats.map((s) => s.score));
  const winners = results.flatMap((r) => r.seats.find((s) => s.place === 1)?.score ?? []);
  const decisions = sum(played.map((p) => p.decisions));
  const kinds = [...new Set(played.flatMap((p) => Object.keys(p.actions)))].sort();
  const perGame = (kind: string): number => mean(played.map((p) => p.actions[kind] ?? 0));
  return {
    game: x.game.id,
    options: x.options,
    seats: x.seats,
    player: x.player,
    seed: x.seed,
    games: played.length + errors,
    finished: results.length,
    errors,
    decisions,
    seconds: round(seconds),
    gamesPerSecond: round(results.length / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    meanScore: mean(scores),
    meanWinner: mean(winners),
    offersPerGame: perGame('offer'),
    tradesPerGame: perGame('accept'),
    actionsPerGame: Object.fromEntries(kinds.map((kind) => [kind, perGame(kind)])),
  };
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const mean = (xs: readonly number[]): number => (xs.length === 0 ? 0 : round(sum(xs) / xs.length));
const round = (x: number): number => Math.round(x * 1000) / 1000;

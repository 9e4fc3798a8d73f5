import type { Pairing, Played } from './match.ts';

/** One line of the table: how often a player was first, ties shared, with a 95 % interval. */
export interface Standing {
  name: string;
  /** Seats it took: two of the same name in a game count twice. */
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  /** Compared by places in pairs, the mean of all being 0. */
  elo: number;
  meanScore: number;
  msPerTurn: number;
  longestTurnMs: number;
}

export interface ArenaGame extends Pairing {
  played: Played;
}

/** In the order in which the players are named. */
export function standingsOf(games: readonly ArenaGame[], players: readonly string[]): Standing[] {
  const names = [...new Set(players)];
  const elo = eloOf(names, games);
  return names.map((name) => {
    let [seats, wins, score, ms, turns, longest] = [0, 0, 0, 0, 0, 0];
    for (const { lineup, played } of games) {
      const first = played.places.filter((p) => p === 1).length;
      for (const [seat, who] of lineup.entries()) {
        if (who !== name) continue;
        seats++;
        score += played.scores[seat] as number;
        if (played.places[seat] === 1) wins += 1 / first;
      }
      const thought = played.thought[name];
      ms += thought?.ms ?? 0;
      turns += thought?.turns ?? 0;
      longest = Math.max(longest, thought?.longest ?? 0);
    }
    const [low, high] = wilson(wins, seats);
    return {
      name,
      games: seats,
      wins: round(wins),
      share: round(wins / seats),
      low: round(low),
      high: round(high),
      elo: Math.round(elo.get(name) ?? 0),
      meanScore: round(score / seats),
      msPerTurn: round(ms / Math.max(1, turns)),
      longestTurnMs: Math.round(longest),
    };
  });
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** Wilson's interval for a share. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const p = wins / games;
  const middle = (p + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half =
    (Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games);
  return [middle - half, middle + half];
}

const ELO_STEP = 400;
const ELO_ROUNDS = 200;

/** Elo figures under which the places in pairs of different players are most likely; one draw against everybody keeps them finite. */
function eloOf(names: readonly string[], games: readonly ArenaGame[]): Map<string, number> {
  const won = names.map(() => names.map(() => 0.5));
  for (const { lineup, played } of games)
    for (const [x, a] of lineup.entries())
      for (const [y, b] of lineup.entries()) {
        if (a === b) continue;
        const [p, q] = [played.places[x] as number, played.places[y] as number];
        const row = won[names.indexOf(a)] as number[];
        const at = names.indexOf(b);
        row[at] = (row[at] as number) + (p < q ? 1 : p === q ? 0.5 : 0);
      }
  const at = (i: number, j: number): number => (won[i] as number[])[j] as number;
  let strength = names.map(() => 1);
  for (let n = 0; n < ELO_ROUNDS; n++) {
    strength = strength.map((own, i) => {
      let [wins, met] = [0, 0];
      for (const [j, other] of strength.entries()) {
        if (i === j) continue;
        wins += at(i, j);
        met += (at(i, j) + at(j, i)) / (own + other);
      }
      return met > 0 ? wins / met : own;
    });
    const mean = Math.exp(
      strength.reduce((sum, x) => sum + Math.log(x), 0) / Math.max(1, strength.length),
    );
    strength = strength.map((x) => x / mean);
  }
  return new Map(names.map((name, i) => [name, ELO_STEP * Math.log10(strength[i] as number)]));
}

/** Plays one game and gives the number of moves or decisions it took. */
export type PlayGame = (seed: number) => number;

export interface Rate {
  perSecond: number;
  gamesPerSecond: number;
}

/** Plays game after game for a while; the first quarter only warms up. */
export function measure(play: PlayGame, ms: number): Rate {
  let seed = 1;
  const run = (time: number): Rate => {
    let moves = 0;
    let games = 0;
    const start = performance.now();
    while (performance.now() - start < time) {
      moves += play(seed++);
      games++;
    }
    const seconds = (performance.now() - start) / 1000;
    return { perSecond: moves / seconds, gamesPerSecond: games / seconds };
  };
  run(ms / 4);
  return run(ms);
}

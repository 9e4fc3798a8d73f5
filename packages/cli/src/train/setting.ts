import type { Json } from '@fondaco/kernel';

/** What all games of a training have in common; it is sent to its threads. */
export interface TrainSetting {
  game: string;
  options: Json;
  pack: Json;
  seats: number;
  seed: number;
  games: number;
}

/** One game of self-play with the weights of its generation. */
export interface TrainingGame {
  generation: number;
  number: number;
  weights: number[];
}

/** Learned weights as a game keeps them in `rules/learned.json`: for which options and seats, and from what. */
export interface Learned {
  options: { [key: string]: Json };
  seats: number;
  from: { seed: number; games: number; generations: number };
  weights: Record<string, number>;
}

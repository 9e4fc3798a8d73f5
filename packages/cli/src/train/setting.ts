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

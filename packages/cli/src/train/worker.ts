import { workerData } from 'node:worker_threads';
import { addSample, type Moments, noMoments, selfPlay } from '@fondaco/bots';
import { gameById } from '../games.ts';
import type { TrainingGame, TrainSetting } from './setting.ts';

// A thread of a training: it plays one game after the other and adds up what can be learned from it.

const { game: id, options, pack, seats, seed } = workerData as TrainSetting;
const game = await gameById(id);
const rules = game.rules(options, pack);

export default ({ generation, number, weights }: TrainingGame): Moments => {
  const moments = noMoments(weights.length);
  const samples = selfPlay(rules, {
    seats,
    weights,
    seed: `train ${seed} ${generation} ${number}`,
  });
  for (const sample of samples) addSample(moments, sample);
  return moments;
};

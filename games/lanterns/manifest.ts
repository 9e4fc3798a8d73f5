import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'lanterns',
  folder: 'lanterns',
  prefix: 'lantern',
  rulesVersion: 1,
  contract: 2,
  view: 1,
  released: [],
  seats: { min: 2, max: 4 },
  minutes: 10,
  icon: 'hourglass',
  backdrop: 'chart',
  offered: false,
  rules: async () => (await import('./rules/index.ts')).lanterns,
  arrange: async () => (await import('./rules/arrange.ts')).arrange,
  recordings: [
    { name: 'two-greedy', seats: 2, options: {}, player: 'greedy', seed: 'a' },
    { name: 'four-random', seats: 4, options: { rounds: 5 }, player: 'random', seed: 'b' },
  ],
};

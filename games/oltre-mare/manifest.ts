import type { Manifest, Recording } from '../manifest.ts';

/** Both editions with every number of seats; trading by random and by greedy players. */
const recordings = ['first', 'second'].flatMap((edition) =>
  [2, 3, 4, 5].map(
    (seats): Recording => ({
      name: `${edition}-${seats}`,
      seats,
      options: { edition, memory: seats % 2 === 0 ? 'open' : 'closed' },
      player: seats < 4 ? 'greedy' : 'random',
      seed: `${edition}/${seats}`,
    }),
  ),
);

export const manifest: Manifest = {
  id: 'oltre-mare',
  folder: 'oltre-mare',
  prefix: 'om',
  rulesVersion: 2,
  contract: 2,
  view: 1,
  released: [{ version: 1, contract: 1, view: 1, file: '1-c270f09738977b95.js' }],
  seats: { min: 2, max: 5 },
  minutes: 60,
  icon: 'caravel',
  backdrop: 'chart',
  offered: true,
  rules: async () => (await import('./rules/index.ts')).oltreMare,
  arrange: async () => (await import('./rules/arrange.ts')).arrange,
  recordings,
};

import type { Manifest, Recording } from '../../manifest.ts';

/** Every number of seats, and the options between them. */
const recordings = [
  { seats: 2, options: { goal: '1000' } },
  { seats: 3, options: { goal: '1000', fastPlay: true, races: 'random' } },
  { seats: 4, options: { goal: '1000', factoryGoods: '1988' } },
].map(
  (x): Recording => ({
    ...x,
    name: `greedy-${x.seats}`,
    player: 'greedy',
    seed: `classic/${x.seats}`,
  }),
);

export const manifest: Manifest = {
  id: 'merchant-of-venus-classic',
  folder: 'merchant-of-venus/classic',
  prefix: 'mvc',
  rulesVersion: 2,
  contract: 2,
  view: 1,
  released: [{ version: 1, contract: 1, view: 1, file: '1-02e82f463e893fdf.js' }],
  seats: { min: 2, max: 4 },
  minutes: 120,
  icon: 'compass',
  backdrop: 'stars',
  offered: true,
  rules: async () => (await import('./rules/index.ts')).merchantOfVenusClassic,
  arrange: async () => (await import('./rules/arrange.ts')).arrange,
  recordings,
};

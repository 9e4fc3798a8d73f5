import type { Manifest, Recording } from '../../manifest.ts';

/** Every number of seats and every variant, and the options between them. */
const recordings = [
  { name: 'greedy-1', seats: 1, options: { titlesInPlay: true } },
  { name: 'greedy-2', seats: 2, options: { demand: true, maximumProduction: true } },
  { name: 'light-speed-2', seats: 2, options: { variant: 'lightSpeed' } },
  { name: 'light-speed-3', seats: 3, options: { variant: 'lightSpeed', pilots: 'random' } },
  { name: 'greedy-4', seats: 4, options: { titlesInPlay: true, asteroidTelegate: true } },
  { name: 'challenges', seats: 1, options: { variant: 'soloChallenge' } },
  { name: 'epic-2', seats: 2, options: { variant: 'epic', epicRounds: 42 } },
].map((x): Recording => ({ ...x, player: 'steady', seed: `standard/${x.name}` }));

export const manifest: Manifest = {
  id: 'merchant-of-venus-standard',
  folder: 'merchant-of-venus/standard',
  prefix: 'mvs',
  rulesVersion: 2,
  contract: 2,
  view: 1,
  released: [{ version: 1, contract: 1, view: 1, file: '1-78ce6e5f4f483bb0.js' }],
  seats: { min: 1, max: 4 },
  minutes: 180,
  icon: 'compass',
  backdrop: 'stars',
  offered: true,
  rules: async () => (await import('./rules/index.ts')).merchantOfVenusStandard,
  arrange: async () => (await import('./rules/arrange.ts')).arrange,
  recordings,
};

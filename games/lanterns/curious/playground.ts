import type { Playground } from '@fondaco/testkit';
import { invariants } from '../invariants.ts';
import { manifest } from '../manifest.ts';

export const playground: Playground = {
  manifest,
  invariants,
  tables: [{}, { rounds: 6, coins: 1 }, { rounds: 1, coins: 0 }, { coins: 9 }],
};

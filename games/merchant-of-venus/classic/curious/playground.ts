import { type Playground, packWith } from '@fondaco/testkit';
import { strangeBoard } from '../../shared/curious/strange-board.ts';
import { invariants } from '../invariants.ts';
import { manifest } from '../manifest.ts';
import type { Pack } from '../rules/components/pack.ts';
import { merchantOfVenusClassic } from '../rules/index.ts';
import { goalsOf } from './goals.ts';
import { madeUp } from './made-up.ts';

type Change = (pack: Pack) => void;

const poor: Change = (pack) => {
  pack.constants.startCredits = 0;
};

const rich: Change = (pack) => {
  pack.constants.startCredits = 300;
};

/** One good of each kind, one piece of each equipment, hardly a token in the cup. */
const scarce: Change = (pack) => {
  for (const c of pack.cultures) c.good.count = 1;
  for (const x of pack.equipment) x.count = 1;
  pack.passengers = pack.passengers.slice(0, 1);
  pack.demands = pack.demands.slice(0, 1).map((x) => ({ ...x, count: 1 }));
};

export const playground: Playground = {
  manifest,
  invariants,
  goals: goalsOf(merchantOfVenusClassic.components),
  makeUp: madeUp(merchantOfVenusClassic.components),
  tables: [
    {},
    { goal: '1000', races: 'random', smallBank: true },
    { goal: '2000', factoryGoods: '1988', fastPlay: true },
    { goal: '1000', begins: 'firstSeat', standingOffers: 1, offersPerTurn: 2 },
  ],
  packs: [packWith(poor), packWith(rich), packWith(scarce)],
  boards: [strangeBoard],
};
